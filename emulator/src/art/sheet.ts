// Collects the gradients, clips and blurs of one picture and writes each of them once.

export type Stop = [offset: number, color: string, opacity?: number]
export type Point = [x: number, y: number]

export type Sheet = {
  /** Enlargement of the finished view; close crops need finer steps. */
  zoom: number
  /** Adds a definition and returns its id; equal markup is stored once. */
  define(markup: (id: string) => string): string
  linear(stops: Stop[], line?: [number, number, number, number]): string
  radial(stops: Stop[], circle?: [cx: number, cy: number, r: number]): string
  clip(shape: string): string
  /** Returns 0…1; the same picture always gets the same sequence. */
  random(): number
  definitions(): string
}

/** Rounds to two decimals: enough at 1200 px, and the SVG stays short. */
export const round = (value: number): number => Math.round(value * 100) / 100

const stopMarkup = ([offset, color, opacity]: Stop): string =>
  `<stop offset="${round(offset)}" stop-color="${color}"${
    opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`
  }/>`

const seededRandom = (seed: string): (() => number) => {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Creates an empty sheet; `seed` determines where scattered details are placed. */
export const createSheet = (seed: string, zoom = 1): Sheet => {
  const ids = new Map<string, string>()
  const parts: string[] = []
  const define: Sheet['define'] = (markup) => {
    const key = markup('')
    const known = ids.get(key)
    if (known) return known
    const id = `d${ids.size}`
    ids.set(key, id)
    parts.push(markup(id))
    return id
  }
  const url = (id: string) => `url(#${id})`
  return {
    zoom,
    define,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) =>
      url(
        define(
          (id) =>
            `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
              .map(stopMarkup)
              .join('')}</linearGradient>`,
        ),
      ),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      url(
        define(
          (id) =>
            `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops
              .map(stopMarkup)
              .join('')}</radialGradient>`,
        ),
      ),
    clip: (shape) => url(define((id) => `<clipPath id="${id}">${shape}</clipPath>`)),
    random: seededRandom(seed),
    definitions: () => `<defs>${parts.join('')}</defs>`,
  }
}
