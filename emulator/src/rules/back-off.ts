// Calculates the delay before a failed delivery is retried. The platform does not publish it; assumed.

/** Maximum number of attempts per event. */
export const mostTries = 12

const seconds = [0.25, 1, 5, 30, 120, 600]

/** Returns the delay in milliseconds after consecutive failures; undefined after the last attempt. */
export function backOffMs(failures: number): number | undefined {
  if (failures >= mostTries) return
  return (seconds[failures - 1] ?? 600) * 1000
}
