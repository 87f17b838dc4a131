import { lit } from './palette.ts'
import { round, type Sheet } from './sheet.ts'

// Draws flat products: faces, boxes and shapes that are lit evenly from the upper left.

/** Returns the fill of a face that points at the viewer. */
export const face = (sheet: Sheet, color: string, light = 1): string =>
  sheet.linear(
    [
      [0, lit(color, light * 1.08)],
      [0.5, lit(color, light)],
      [1, lit(color, light * 0.86)],
    ],
    [0, 0, 1, 1],
  )

export type Box = {
  x: number
  y: number
  width: number
  height: number
  depth: number
  color: string
}

/** Draws a box seen from the front and slightly above; `y` is its lower edge. */
export const box = (
  sheet: Sheet,
  { x, y, width, height, depth, color }: Box,
  radius = 3,
): string => {
  const back = depth * 0.22
  const narrow = depth * 0.05
  const top = y - height
  const lid = sheet.linear(
    [
      [0, lit(color, 1.22)],
      [1, lit(color, 1.06)],
    ],
    [0, 0, 1, 0],
  )
  return (
    `<path d="M${round(x)} ${round(top + radius)}L${round(x + narrow)} ${round(top - back)}H${round(x + width - narrow)}L${round(x + width)} ${round(top + radius)}Z" fill="${lid}"/>` +
    `<rect x="${round(x)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${face(sheet, color, 0.94)}"/>` +
    `<path d="M${round(x + radius)} ${round(top + 1)}H${round(x + width - radius)}" stroke="${lit(color, 1.4)}" stroke-width="2.5" stroke-opacity="0.7"/>` +
    `<path d="M${round(x + width - 1.5)} ${round(top + radius)}V${round(y - radius)}" stroke="${lit(color, 1.35)}" stroke-width="2" stroke-opacity="0.4"/>`
  )
}
