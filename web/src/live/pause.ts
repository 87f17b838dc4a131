const [first, longest] = [1000, 60_000]

/** Milliseconds before try number `tries` (from 0): twice as long each time, spread so that not all come at once. */
export const pauseBefore = (tries: number, random = Math.random()) =>
  Math.min(first * 2 ** tries, longest) * (0.5 + random)
