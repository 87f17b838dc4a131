// How long a request waits for the catalogue index. Rather a moment later with facets than at once without them;
// rather without them than not at all.
import type { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts'

/** Milliseconds. Taking in what is kept of 10,000 products takes one to two seconds (decision 18). */
const patienceMs = 3000

type Waits = Pick<CatalogueIndex, 'state' | 'restored' | 'ready'>

/** After a restart: what was kept is as good as it was before. An index that was never made is not waited for. */
export async function untilRestored(index: Waits): Promise<void> {
  if (!index.state().isReady) await atMost(index.restored())
}

/** For what the platform has no list of, such as a maker's products. */
export const untilReady = (index: Waits): Promise<void> => atMost(index.ready())

function atMost(moment: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  return Promise.race([moment, patience]).finally(() => clearTimeout(timer))
}
