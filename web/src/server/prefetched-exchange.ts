// The terminal exchange of a page that is rendered: it answers from prefetched results and never fetches.
import { type Exchange, makeResult } from '@urql/core'
import { filter, map, pipe } from 'wonka'

/**
 * Answers each operation that has a result, synchronously. urql's own `ssrExchange` takes results as JSON text, which had to
 * be written and parsed again for each page. `results`: data by operation key.
 */
export function prefetchedExchange(results: Iterable<readonly [number, object]>): Exchange {
  const data = new Map(results)
  return () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind, key }) => kind === 'query' && data.has(key)),
      map((operation) => makeResult(operation, { data: data.get(operation.key) })),
    )
}
