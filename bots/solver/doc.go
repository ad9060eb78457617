// Package solver plays klaverjassen perfectly when all cards are known: from
// any position, in the middle of a trick too, under every rule set and roem
// table of [engine.Rules].
//
// Two answers must not be confused. [Difference] is the raw difference in
// points, makers minus defenders, with roem, last trick and pit but before the
// verdict. [Contract] is the difference of what both sides write down, after
// a nat maker's points have gone to the defenders. [Verdict] asks only whether
// the makers make their deal. Roem counts as if always claimed.
package solver
