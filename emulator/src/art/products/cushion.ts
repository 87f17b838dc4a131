// The linen cushion.
import type { Draw } from '../drawing.ts'
import { weave } from '../materials.ts'
import { lit } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'

type Crease = { from: Point; to: Point; width: number; opacity: number; color: string }

/** Draws a crease that is widest at its beginning and runs out to nothing, with soft sides. */
const crease = (sheet: Sheet, { from, to, width, opacity, color }: Crease): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  // Across the crease; the sheet's gradients go along the box of the shape.
  const [ax, ay] = [-dy / length, dx / length]
  const fill = sheet.linear(
    [
      [0, color, opacity / 6],
      [0.35, color, opacity / 3],
      [1, color, 0],
    ],
    [dx < 0 ? 1 : 0, dy < 0 ? 1 : 0, dx < 0 ? 0 : 1, dy < 0 ? 0 : 1],
  )
  const wedges = [0.3, 0.65, 1.1, 1.65].map((part) => {
    const half = (width / 2) * part
    const side = (at: number, by: number) =>
      `${round(from[0] + dx * at + ax * by)} ${round(from[1] + dy * at + ay * by)}`
    return `M${side(-0.1, -half)}Q${side(0.5, -half * 0.8)} ${side(1, 0)}Q${side(0.5, half * 0.8)} ${side(-0.1, half)}Z`
  })
  return wedges.map((d) => `<path d="${d}" fill="${fill}"/>`).join('')
}

export const cushion: Draw = ({ sheet, color }) => {
  // It stands on the whole of its lower edge: its weight has spread the corners, which turn up a little.
  const outline =
    'M-392 -772C-260 -740 -120 -742 0 -744C130 -746 270 -742 396 -776C412 -780 420 -770 414 -756C384 -640 386 -520 392 -392C398 -270 406 -160 428 -66C432 -48 422 -36 404 -32C340 -10 200 2 0 2C-200 2 -338 -8 -400 -30C-418 -36 -428 -46 -424 -64C-404 -160 -398 -270 -392 -394C-388 -520 -384 -646 -412 -754C-416 -770 -408 -778 -392 -772Z'
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
  // In shades of the cloth: black and white would look like dirt.
  const dark = (from: Point, to: Point, width: number, opacity: number) =>
    crease(sheet, { from, to, width, opacity, color: lit(color, 0.5) })
  const light = (from: Point, to: Point, width: number, opacity: number) =>
    crease(sheet, { from, to, width, opacity, color: lit(color, 1.3) })
  const dents =
    dark([-404, -764], [-190, -520], 58, 0.3) +
    light([-396, -740], [-236, -500], 34, 0.2) +
    dark([406, -766], [196, -500], 62, 0.36) +
    light([380, -764], [150, -560], 34, 0.14) +
    dark([-412, -46], [-176, -226], 58, 0.34) +
    light([-384, -40], [-140, -170], 30, 0.12) +
    dark([416, -48], [184, -244], 62, 0.4) +
    light([408, -78], [250, -290], 30, 0.1)
  // The ground throws no light on what turns towards it.
  const foot = sheet.linear(
    [
      [0, '#20140c', 0],
      [0.6, '#20140c', 0.1],
      [1, '#20140c', 0.4],
    ],
    [0, 0, 0, 1],
  )
  const under = `<rect x="-440" y="-170" width="880" height="180" fill="${foot}"/>`
  const cloth = weave({ x: -430, y: -790, width: 860, height: 800 }, 6, 0.12)
  const seam = `<path d="${outline}" fill="none" stroke="${lit(color, 0.6)}" stroke-width="12" stroke-opacity="0.45"/><path d="${outline}" transform="translate(5 6)" fill="none" stroke="${lit(color, 1.25)}" stroke-width="4" stroke-opacity="0.5"/>`
  return {
    body: `<path d="${outline}" fill="${belly}"/><g clip-path="${clip}">${dents}${cloth}${under}${seam}</g>`,
    width: 860,
    height: 780,
    foot: 372,
    footDepth: 0.36,
    focus: { x: 190, y: -540, near: 2.1 },
  }
}
