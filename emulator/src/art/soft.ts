import { round, type Sheet, type Stop } from './sheet.ts'

// Draws soft edges without blur filters, which take longer than the rest of a picture: gradients for ellipses
// and bands, layers of growing strokes for all other shapes.

const shadow = '#20140c'

type SoftEllipse = {
  x: number
  y: number
  rx: number
  ry: number
  opacity: number
  color?: string
  /** Fraction of the radius that is opaque before the fade. */
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

/** Returns the opacity of one layer, so that all layers together reach `opacity`. */
const share = (opacity: number, count = layers): number => 1 - (1 - opacity) ** (1 / count)

/** Draws a stroke that fades to its sides; at `width` it has half its opacity. */
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

/** Draws a filled shape that fades `spread` px beyond its edge; the shape must not set fill or stroke. */
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

/** Draws a horizontal band of shade over the whole width, strongest at `at` of its height. */
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
