// How long a failed delivery waits for its next try. The platform does not say; assumed.

/** Tries of one event before it is given up. */
export const mostTries = 12

const seconds = [0.25, 1, 5, 30, 120, 600]

/** Milliseconds after so many failures in a row; undefined when it was the last try. */
export function backOffMs(failures: number): number | undefined {
  if (failures >= mostTries) return
  return (seconds[failures - 1] ?? 600) * 1000
}
