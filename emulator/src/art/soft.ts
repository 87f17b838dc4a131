import { round, type Sheet, type Stop } from './sheet.ts'

// Soft edges without blur filters, which cost more than the rest of a picture together:
// gradients for ellipses and bands, a few layers of growing strokes for everything else.

const shadow = '#20140c'

type SoftEllipse = {
  x: number
  y: number
  rx: number
  ry: number
  opacity: number
  color?: string
  /** Share of the radius that stays full before it fades. */
  core?: number
}

export const softEllipse = (
  sheet: Sheet,
  { x, y, rx, ry, opacity, color = shadow, core = 0.25 }: SoftEllipse,
): string => {
  const fade = (t: number): Stop => [
    core + (1 - core) * t,
    color,
    opacity * (1 - t * t * (3 - 2 * t)),
  ]
  const fill = sheet.radial([[0, color, opacity], ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(fade)])
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

const layers = 7

/** One layer's opacity so that all of them together reach `opacity`. */
const share = (opacity: number, count = layers): number => 1 - (1 - opacity) ** (1 / count)

/** A stroke that fades to its sides; `width` is where it has half its strength. */
export const softStroke = (
  path: string,
  { width, opacity, color = shadow }: { width: number; opacity: number; color?: string },
): string => {
  const each = Math.round(share(opacity) * 1000) / 1000
  const strokes = Array.from(
    { length: layers },
    (_, i) => `<path d="${path}" stroke-width="${round(width * (0.25 + (i * 1.75) / layers))}"/>`,
  )
  return `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${each}">${strokes.join('')}</g>`
}

/** A filled shape that fades `spread` px past its edge; the shape must not set fill or stroke. */
export const softShape = (
  shape: string,
  { spread, opacity, color = shadow }: { spread: number; opacity: number; color?: string },
): string => {
  const each = Math.round(share(opacity) * 1000) / 1000
  const rings = Array.from(
    { length: layers },
    (_, i) => `<g stroke-width="${round((spread * 2 * (i + 0.4)) / layers)}">${shape}</g>`,
  )
  return `<g fill="${color}" stroke="${color}" stroke-linejoin="round" fill-opacity="${each}" stroke-opacity="${each}">${rings.join('')}</g>`
}

/** A level band of shade over the whole width, strongest at `at` of its height. */
export const softBand = (
  sheet: Sheet,
  { y, height, opacity, at = 0.5 }: { y: number; height: number; opacity: number; at?: number },
): string => {
  const fill = sheet.linear(
    [
      [0, shadow, 0],
      [at, shadow, opacity],
      [1, shadow, 0],
    ],
    [0, 0, 0, 1],
  )
  return `<rect y="${round(y)}" width="1200" height="${round(height)}" fill="${fill}"/>`
}
