package stats

import "klaverjas/app/store"

// Reviewed gives the losses of the deals that were reviewed.
type Reviewed struct{ Store *store.Store }

// Losses returns them match by match.
func (r Reviewed) Losses(player store.PlayerID) ([]Loss, error) {
	matches, err := r.Store.Losses(player)
	var all []Loss
	for _, m := range matches {
		all = append(all, Loss{Label: m.Started.Local().Format("2-1"), Mean: Mean{Sum: m.Loss, Of: m.Decisions}})
	}
	return all, err
}
