import { points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { knots, limb } from '../limb.ts'
import { lit } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { softEllipse } from '../soft.ts'
import { hollow, tilt, turned } from '../turned.ts'

type Coil = { radius: number; height: number; thick: number; color: string; at?: Point }

/** Draws one coil of rope seen from outside: a lit roll with the stitches that bind it. */
const coil = (sheet: Sheet, { radius, height, thick, color, at = [0, 0] }: Coil): string => {
  const roll = turned(sheet, {
    profile: [
      [radius - thick * 0.3, height],
      [radius + thick * 0.12, height + thick * 0.3],
      [radius + thick * 0.12, height + thick * 0.7],
      [radius - thick * 0.3, height + thick],
    ],
    color,
    finish: 'fiber',
    at,
    open: true,
  })
  const count = Math.round(radius / 7)
  const lean = thick * 0.5
  const stitches = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.3 + sheet.random() * 0.4) / count - 0.5) * Math.PI
    const x = at[0] + radius * Math.sin(angle)
    const y = at[1] - height - thick * 0.5 + radius * tilt * Math.cos(angle)
    const squeeze = Math.cos(angle)
    return `M${round(x - lean * 0.5 * squeeze)} ${round(y + thick * 0.42)}L${round(x + lean * 0.5 * squeeze)} ${round(y - thick * 0.42)}`
  })
  return `${roll}<path d="${stitches.join('')}" stroke="${lit(color, 0.5)}" stroke-width="${round(thick * 0.11)}" stroke-opacity="0.5" fill="none"/>`
}

export const basket: Draw = ({ sheet, color, accent }) => {
  const thick = 42
  const rows = 12
  const radiusAt = (i: number) => 300 + 90 * Math.sin(((i + 1.2) / rows) * Math.PI * 0.78)
  const inside = hollow(sheet, {
    profile: Array.from(
      { length: 14 },
      (_, i): Point => [radiusAt(rows - 1) - 12 + (i % 2) * 5, rows * thick - i * 20],
    ),
    color: lit(color, 0.8),
  })
  const walls = Array.from({ length: rows }, (_, i) =>
    coil(sheet, {
      radius: radiusAt(i),
      height: i * thick,
      thick: thick + 2,
      color: i === 8 || i === 9 ? accent : lit(color, 0.96 + (i % 3) * 0.03),
    }),
  )
  const y = -rows * thick
  const ear = (side: number) =>
    limb(
      sheet,
      [
        [side * 300, y + 40, 17],
        [side * 350, y - 60, 17],
        [side * 290, y - 132, 17],
        [side * 214, y - 90, 17],
        [side * 204, y + 70, 17],
      ],
      lit(color, 0.92),
      'fiber',
    )
  const backRim = `<ellipse cx="0" cy="${y + 6}" rx="${round(radiusAt(11) - 4)}" ry="${round((radiusAt(11) - 4) * tilt)}" fill="none" stroke="${lit(color, 0.86)}" stroke-width="30"/>`
  return {
    body: backRim + inside + walls.join('') + ear(-1) + ear(1),
    width: 820,
    height: 690,
    foot: 330,
    focus: { x: -90, y: -320, near: 2.2 },
  }
}

export const twine: Draw = ({ sheet, color, accent }) => {
  const flange = (height: number) =>
    turned(sheet, {
      profile: [
        [268, height],
        [274, height + 6],
        [274, height + 44],
        [266, height + 52],
      ],
      color: accent,
      finish: 'satin',
    })
  const turns = Array.from({ length: 19 }, (_, i) => {
    const swell = 196 + 34 * Math.sin(((i + 0.5) / 19) * Math.PI)
    return turned(sheet, {
      profile: [
        [swell - 8, 54 + i * 22],
        [swell + 2, 60 + i * 22],
        [swell + 2, 70 + i * 22],
        [swell - 8, 77 + i * 22],
      ],
      color: lit(color, 0.9 + (i % 4) * 0.05),
      finish: 'fiber',
      open: true,
    })
  })
  const strands = Array.from({ length: 420 }, () => {
    const angle = (sheet.random() - 0.5) * Math.PI * 0.98
    const row = Math.floor(sheet.random() * 19)
    const radius = 196 + 34 * Math.sin(((row + 0.5) / 19) * Math.PI)
    const x = radius * Math.sin(angle)
    const y = -(60 + row * 22) + radius * tilt * Math.cos(angle)
    const w = 11 * Math.cos(angle)
    return `M${round(x - w)} ${round(y)}L${round(x + w)} ${round(y - 12)}`
  })
  const end = limb(
    sheet,
    knots('150 -190 8, 270 -110 8, 330 20 8, 420 50 8, 470 20 8'),
    color,
    'fiber',
  )
  const hole = `<ellipse cx="0" cy="-524" rx="46" ry="9" fill="${lit(accent, 0.3)}"/>`
  const core = turned(sheet, {
    profile: points('190 40, 190 480'),
    color: lit(color, 0.5),
  })
  return {
    body: `${flange(0)}${core}${turns.join('')}<path d="${strands.join('')}" stroke="${lit(color, 0.45)}" stroke-width="2.6" stroke-opacity="0.42"/>${flange(472)}${hole}${softEllipse(sheet, { x: 400, y: 56, rx: 90 + 6, ry: 10 + 6, opacity: 0.3 })}${end}`,
    width: 760,
    height: 560,
    foot: 274,
    focus: { x: -40, y: -300, near: 2.2 },
  }
}
