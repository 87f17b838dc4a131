// Long work in short pieces: between two of them everybody else has a turn.

/** Milliseconds of one piece. A request in between waits no longer than this and one item. */
const sliceMs = 3

/** A moment in which everything that waits is served. */
export const giveWay = (): Promise<void> => new Promise((go) => setImmediate(go))

/** Does `work` for each item in turn, beginning in a moment; stops early once `isOver` says so. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  await giveWay()
  let until = performance.now() + sliceMs
  for (const item of items) {
    if (performance.now() >= until) {
      await giveWay()
      until = performance.now() + sliceMs
    }
    if (isOver()) return
    work(item)
  }
}
