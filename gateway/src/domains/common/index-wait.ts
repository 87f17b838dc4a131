// Limits how long a request waits for the catalog index. A short wait is better than a list without facets, which
// is better than no list.
import type { CatalogIndex } from '../../search/catalog-index.ts'

/** Milliseconds. Loading a snapshot of 10,000 products takes one to two seconds (decision 18). */
const maxWaitMs = 3000

type Waits = Pick<CatalogIndex, 'state' | 'restored' | 'ready'>

/** Waits for the snapshot after a restart. Does not wait for the first full read. */
export async function untilRestored(index: Waits): Promise<void> {
  if (!index.state().isReady) await atMost(index.restored())
}

/** Waits for the first full read, for lists that the platform cannot provide, such as the products of a brand. */
export const untilReady = (index: Waits): Promise<void> => atMost(index.ready())

function atMost(moment: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs)
  })
  return Promise.race([moment, timeout]).finally(() => clearTimeout(timer))
}
