/** Throttle: calls `run` at once, then at most every `ms`; calls in between become one trailing call. */
export function throttle(ms: number, run: () => void) {
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
