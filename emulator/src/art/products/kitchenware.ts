import { points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { grain, knot, turnedWood } from '../materials.ts'
import { lit } from '../palette.ts'
import type { Point } from '../sheet.ts'
import { turned } from '../turned.ts'

export const board: Draw = ({ sheet, color }) => {
  const outline =
    'M-300 -40C-300 -14 -286 0 -260 0H260C286 0 300 -14 300 -40V-690C300 -740 250 -770 190 -790C120 -812 96 -830 92 -890A92 92 0 0 0 -92 -890C-96 -830 -120 -812 -190 -790C-250 -770 -300 -740 -300 -690Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const lines = `<g transform="rotate(90)">${grain(sheet, color, { x: -1000, y: -310, width: 1010, height: 620 }, 44)}</g>`
  const hole = `<circle cx="0" cy="-890" r="32" fill="${lit(color, 0.28)}"/><path d="M-30 -880A32 32 0 0 0 30 -880" stroke="${lit(color, 1.3)}" stroke-width="5" fill="none"/>`
  const edge = `<path d="${outline}" transform="translate(16 -5)" fill="${lit(color, 0.58)}"/>`
  const light = `<path d="${outline}" fill="none" stroke="${lit(color, 1.5)}" stroke-width="5" stroke-opacity="0.6"/>`
  return {
    body: `${edge}<path d="${outline}" fill="${face(sheet, color)}"/><g clip-path="${clip}">${lines}${knot(sheet, color, [-120, -420], 26)}</g>${light}${hole}`,
    width: 620,
    height: 990,
    foot: 300,
    footDepth: 0.25,
    focus: { x: 60, y: -790, near: 2 },
  }
}

export const kettle: Draw = ({ sheet, color, accent }) => {
  const profile: Point[] = points('270 0, 284 10, 312 60, 312 140, 276 280, 196 388, 140 420')
  const spout = limb(
    sheet,
    knots('-220 -120 74, -330 -220 52, -396 -330 36, -450 -380 30'),
    color,
    'glaze',
  )
  const mouth = `<ellipse cx="-456" cy="-386" rx="30" ry="13" transform="rotate(-48 -456 -386)" fill="${lit(color, 0.3)}"/>`
  const bail = limb(
    sheet,
    knots(
      '-196 -350 11, -230 -480 11, -190 -640 11, 0 -700 11, 190 -640 11, 230 -480 11, 196 -350 11',
    ),
    '#8b8f90',
    'metal',
  )
  const grip = limb(
    sheet,
    knots('-150 -672 24, -70 -698 30, 0 -704 31, 70 -698 30, 150 -672 24'),
    accent,
    'satin',
  )
  const body = turned(sheet, { profile, color, finish: 'glaze' })
  const lid = turned(sheet, {
    profile: points(
      '146 418, 150 424, 144 436, 90 458, 30 466, 20 474, 20 474, 34 500, 34 514, 2 524',
    ),
    color,
    finish: 'glaze',
  })
  const ears = [-206, 206]
    .map((x) =>
      turned(sheet, {
        profile: points('24 0, 26 4, 26 40, 20 46'),
        color: lit(color, 0.85),
        finish: 'satin',
        at: [x, -326],
      }),
    )
    .join('')
  const rim = `<path d="M-312 -100A312 62 0 0 0 312 -100" stroke="${lit(color, 0.55)}" stroke-width="3" fill="none" stroke-opacity="0.35"/>`
  return {
    body: spout + mouth + body + rim + lid + ears + bail + grip,
    width: 800,
    height: 740,
    foot: 280,
    focus: { x: 40, y: -560, near: 2.1 },
  }
}

export const casserole: Draw = ({ sheet, color, accent }) => {
  const ear = (side: number) =>
    limb(
      sheet,
      [
        [side * 330, -262, 26],
        [side * 420, -276, 24],
        [side * 452, -246, 24],
        [side * 420, -212, 24],
        [side * 330, -206, 26],
      ],
      color,
      'glaze',
    )
  const pot = turned(sheet, {
    profile: points('322 0, 344 12, 370 70, 376 260, 380 300'),
    color,
    finish: 'glaze',
  })
  const seam = turned(sheet, {
    profile: points('374 298, 374 306'),
    color: '#2a2623',
  })
  const lid = turned(sheet, {
    profile: points('386 304, 390 312, 384 326, 384 326, 350 350, 240 396, 110 420, 40 426'),
    color,
    finish: 'glaze',
  })
  const knob = turned(sheet, {
    profile: points('30 424, 22 436, 22 450, 50 468, 54 486, 40 500, 2 506'),
    color: accent,
    finish: 'metal',
  })
  return {
    body: ear(-1) + ear(1) + pot + seam + lid + knob,
    width: 950,
    height: 520,
    foot: 330,
    focus: { x: 30, y: -430, near: 2.1 },
  }
}

export const mill: Draw = ({ sheet, color, accent }) => {
  const wood = turnedWood(color)
  const body = turned(sheet, {
    profile: points(
      '150 0, 156 10, 152 50, 152 50, 146 60, 146 60, 154 70, 146 130, 104 260, 84 390, 96 500, 124 560, 124 560, 118 574, 118 574, 126 590, 116 620',
    ),
    color: wood,
    finish: 'satin',
  })
  const ring = turned(sheet, {
    profile: points('112 618, 114 622, 114 644, 110 648'),
    color: accent,
    finish: 'metal',
  })
  const head = turned(sheet, {
    profile: points('96 646, 120 660, 150 730, 150 790, 110 866, 50 896, 26 900'),
    color: wood,
    finish: 'satin',
  })
  const nut = turned(sheet, {
    profile: points('24 898, 26 902, 34 924, 24 942, 2 948'),
    color: accent,
    finish: 'metal',
  })
  return {
    body: body + ring + head + nut,
    width: 320,
    height: 960,
    foot: 154,
    focus: { x: 0, y: -640, near: 2.1 },
  }
}
