// Runs long work in time slices, so that the event loop can handle requests in between.

/** Milliseconds of one slice: a request waits no longer than this plus one item. */
const sliceMs = 3

/** Yields to the event loop once. */
export const yieldToLoop = (): Promise<void> => new Promise((go) => setImmediate(go))

/**
 * Calls `work` for each item, starting in the next turn of the event loop; stops early when `isOver` returns true.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  await yieldToLoop()
  let until = performance.now() + sliceMs
  for (const item of items) {
    if (performance.now() >= until) {
      await yieldToLoop()
      until = performance.now() + sliceMs
    }
    if (isOver()) return
    work(item)
  }
}
