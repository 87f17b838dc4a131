import { type Point, round, type Sheet } from './sheet.ts'

/** Color of the light of lamps and flames. */
export const warm = '#ffd896'

/** Draws a flame on its wick; `size` is its height. */
export const flame = (sheet: Sheet, [x, y]: Point, size: number): string => {
  const w = size * 0.2
  const fill = sheet.linear(
    [
      [0, '#fff6d8'],
      [0.5, '#ffd67a'],
      [0.85, '#f29a3c'],
      [1, '#7d8fb0', 0.7],
    ],
    [0, 0, 0, 1],
  )
  const halo = sheet.radial([
    [0, '#ffdf9a', 0.7],
    [0.35, '#ffd487', 0.25],
    [1, '#ffcf7a', 0],
  ])
  return `<circle cx="${round(x)}" cy="${round(y - size * 0.5)}" r="${round(size * 2.4)}" fill="${halo}"/><path d="M${round(x)} ${round(y + 4)}V${round(y - size * 0.22)}" stroke="#2c211a" stroke-width="${round(size * 0.05)}" stroke-linecap="round"/><path d="M${round(x)} ${round(y - size)}C${round(x + w * 0.5)} ${round(y - size * 0.66)} ${round(x + w)} ${round(y - size * 0.42)} ${round(x + w)} ${round(y - size * 0.24)}C${round(x + w)} ${round(y - size * 0.02)} ${round(x - w)} ${round(y - size * 0.02)} ${round(x - w)} ${round(y - size * 0.24)}C${round(x - w)} ${round(y - size * 0.42)} ${round(x - w * 0.4)} ${round(y - size * 0.66)} ${round(x)} ${round(y - size)}Z" fill="${fill}" opacity="0.96"/>`
}
