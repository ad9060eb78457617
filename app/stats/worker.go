package stats

import (
	"context"
	"log/slog"

	"klaverjas/app/store"
)

// References is the part of the store that the rating needs.
type References interface {
	LoadMatch(id store.MatchID) (store.Loaded, error)
	SaveReferences([]store.Reference) error
	References(f store.DealFilter, bot string) ([]store.Reference, error)
	WithoutReference(f store.DealFilter, bot string, limit int) ([]store.DealKey, error)
}

// batch is how many deals are played again before their results are kept.
const batch = 20

// Rated returns the filter of the deals that count for a person's rating: the
// ordinary ones, of finished matches and of those that can be gone on with, in
// which nothing was taken back and no hint told what to do.
func Rated(player store.PlayerID) store.DealFilter {
	var practice, advised bool
	return store.DealFilter{Practice: &practice, Advised: &advised, Filter: store.Filter{
		Player: player, Kinds: []store.Kind{store.Ordinary}, States: []store.State{store.Running, store.Finished},
	}}
}

// FillReferences has the reference bot play every deal of the filter that it
// has not played yet, and keeps what it makes. After each batch it calls told
// with the number of deals done so far. It returns when all is done, when the
// context ends, or with the store's error.
func FillReferences(ctx context.Context, st References, f store.DealFilter, told func(done int)) error {
	for done := 0; ; {
		keys, err := st.WithoutReference(f, ReferenceBot, batch)
		if err != nil || len(keys) == 0 {
			return err
		}
		refs := referencesOf(ctx, st, keys)
		if ctx.Err() != nil || len(refs) == 0 {
			return ctx.Err()
		}
		if err := st.SaveReferences(refs); err != nil {
			return err
		}
		done += len(refs)
		told(done)
	}
}

// referencesOf plays deals again. One that cannot be played counts as played
// like the person did, so that it is not tried for ever.
func referencesOf(ctx context.Context, st References, keys []store.DealKey) []store.Reference {
	var refs []store.Reference
	var loaded store.Loaded
	for _, key := range keys {
		if loaded.ID != key.Match {
			var err error
			if loaded, err = st.LoadMatch(key.Match); err != nil {
				slog.Error("match not read for the rating", "match", key.Match, "error", err)
			}
		}
		switch {
		case ctx.Err() != nil:
			return refs
		case key.Index >= len(loaded.Game.Deals):
			refs = append(refs, store.Reference{DealKey: key, Bot: ReferenceBot})
		default:
			refs = append(refs, reference(ctx, &loaded, key))
		}
	}
	return refs
}

func reference(ctx context.Context, loaded *store.Loaded, key store.DealKey) store.Reference {
	seats := loaded.Seats
	for s, name := range seats {
		if name == store.Human {
			seats[s] = ReferenceBot
		}
	}
	mine := Margin(&loaded.Game.Deals[key.Index])
	ref := store.Reference{DealKey: key, Bot: ReferenceBot, Mine: mine, Bots: mine}
	played, err := PlayAgain(ctx, &loaded.Game, key.Index, seats)
	if err != nil {
		slog.Error("deal not played again for the rating", "match", key.Match, "deal", key.Index, "error", err)
		return ref
	}
	ref.Bots = Margin(&played)
	return ref
}
