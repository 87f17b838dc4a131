// Locks of the Web Locks API in one process: requests of a name run one after the other.

export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>()
  let open: (() => void)[] = []
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    request(name: string, run: () => unknown): Promise<unknown> {
      const before = queues.get(name) ?? Promise.resolve()
      // Ends with the callback, or with its page.
      const held = before.then(() =>
        Promise.race([run(), new Promise<void>((resolve) => open.push(resolve))]),
      )
      queues.set(name, held)
      return held
    },
    /** Resolves once nothing can go on without another event. */
    settled,
    /** Releases the locks that are held, as the browser does when their page is closed. */
    endPage() {
      for (const release of open) release()
      open = []
    },
  }
}
