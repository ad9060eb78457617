package arena

import (
	"context"
	"sync"
	"sync/atomic"
)

// inOrder works on the numbers from one to another (excluded) on several cores
// and hands the results to take in order of number, in this goroutine, until
// take answers false or the context ends. Work that its context cuts short is
// not handed over. It returns when all cores are idle.
func inOrder[T any](ctx context.Context, cores, from, to int,
	work func(ctx context.Context, core, n int) T, take func(T) bool,
) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	type result struct {
		n     int
		value T
	}
	results := make(chan result)
	var next atomic.Int64
	next.Store(int64(from))
	var wg sync.WaitGroup
	for core := range max(1, cores) {
		wg.Go(func() {
			for n := int(next.Add(1)) - 1; n < to && ctx.Err() == nil; n = int(next.Add(1)) - 1 {
				r := result{n, work(ctx, core, n)}
				if ctx.Err() == nil {
					results <- r
				}
			}
		})
	}
	go func() { wg.Wait(); close(results) }()
	waiting := map[int]T{}
	for r := range results {
		waiting[r.n] = r.value
		for v, ok := waiting[from]; ok && ctx.Err() == nil; v, ok = waiting[from] {
			delete(waiting, from)
			from++
			if !take(v) {
				stop()
			}
		}
	}
}
