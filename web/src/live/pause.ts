const [first, longest] = [1000, 60_000]

/**
 * Returns the milliseconds before try number `tries` (from 0): doubled each time, with jitter so that clients do not
 * reconnect together.
 */
export const pauseBefore = (tries: number, random = Math.random()) =>
  Math.min(first * 2 ** tries, longest) * (0.5 + random)
