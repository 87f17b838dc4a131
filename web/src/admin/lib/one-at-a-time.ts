/** Returns a function that runs a task unless the last one is still running; one that failed does not block the next. */
export function oneAtATime() {
  let isRunning = false
  return async (task: () => Promise<void>): Promise<void> => {
    if (isRunning) return
    isRunning = true
    await task().finally(() => {
      isRunning = false
    })
  }
}
