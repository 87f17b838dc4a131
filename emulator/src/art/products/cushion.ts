// The linen cushion.
import type { Draw } from '../drawing.ts'
import { weave } from '../materials.ts'
import { lit } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'

type Crease = { from: Point; to: Point; width: number; opacity: number; color?: string }

/** Draws a crease that is widest at its beginning and runs out to nothing, with soft sides. */
const crease = (sheet: Sheet, { from, to, width, opacity, color = '#000' }: Crease): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  // Across the crease; the sheet's gradients go along the box of the shape.
  const [ax, ay] = [-dy / length, dx / length]
  const fill = sheet.linear(
    [
      [0, color, opacity / 4],
      [0.45, color, opacity / 7],
      [1, color, 0],
    ],
    [dx < 0 ? 1 : 0, dy < 0 ? 1 : 0, dx < 0 ? 0 : 1, dy < 0 ? 0 : 1],
  )
  const wedges = [0.25, 0.45, 0.7, 1, 1.35, 1.75].map((part) => {
    const half = (width / 2) * part
    const side = (at: number, by: number) =>
      `${round(from[0] + dx * at + ax * by)} ${round(from[1] + dy * at + ay * by)}`
    return `M${side(-0.1, -half)}Q${side(0.5, -half * 0.8)} ${side(1, 0)}Q${side(0.5, half * 0.8)} ${side(-0.1, half)}Z`
  })
  return wedges.map((d) => `<path d="${d}" fill="${fill}"/>`).join('')
}

export const cushion: Draw = ({ sheet, color }) => {
  const outline =
    'M-392 -772C-260 -740 -120 -742 0 -744C130 -746 270 -742 396 -776C412 -780 420 -770 414 -756C382 -640 384 -520 386 -392C388 -260 384 -140 416 -24C420 -8 410 0 396 -4C270 -36 130 -26 0 -26C-130 -26 -262 -34 -394 -2C-410 2 -418 -8 -414 -22C-384 -140 -388 -270 -388 -394C-388 -520 -384 -646 -412 -754C-416 -770 -408 -778 -392 -772Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const belly = sheet.radial(
    [
      [0, lit(color, 1.16)],
      [0.4, lit(color, 1.03)],
      [0.75, lit(color, 0.86)],
      [1, lit(color, 0.6)],
    ],
    [0.4, 0.36, 0.74],
  )
  const dark = (from: Point, to: Point, width: number, opacity: number) =>
    crease(sheet, { from, to, width, opacity })
  const light = (from: Point, to: Point, width: number, opacity: number) =>
    crease(sheet, { from, to, width, opacity, color: '#fff' })
  const dents =
    dark([-404, -764], [-190, -520], 58, 0.3) +
    light([-396, -740], [-236, -500], 34, 0.2) +
    dark([406, -766], [196, -500], 62, 0.36) +
    light([380, -764], [150, -560], 34, 0.14) +
    dark([-404, -12], [-180, -230], 58, 0.34) +
    light([-380, -22], [-150, -190], 30, 0.12) +
    dark([406, -14], [188, -250], 62, 0.4) +
    light([404, -46], [250, -270], 30, 0.1)
  const cloth = weave({ x: -430, y: -790, width: 860, height: 800 }, 6, 0.12)
  const seam = `<path d="${outline}" fill="none" stroke="${lit(color, 0.6)}" stroke-width="12" stroke-opacity="0.45"/><path d="${outline}" transform="translate(5 6)" fill="none" stroke="${lit(color, 1.25)}" stroke-width="4" stroke-opacity="0.5"/>`
  return {
    body: `<path d="${outline}" fill="${belly}"/><g clip-path="${clip}">${dents}${cloth}${seam}</g>`,
    width: 840,
    height: 780,
    foot: 370,
    footDepth: 0.32,
    focus: { x: 190, y: -540, near: 2.1 },
  }
}
