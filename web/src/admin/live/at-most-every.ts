/** Calls `run` at once, and no sooner than `ms` after the last time: calls in between become one, at the end. */
export function atMostEvery(ms: number, run: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    timer = undefined
    last = Date.now()
    run()
  }
  return {
    call() {
      timer ??= setTimeout(go, Math.max(0, last + ms - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
