import { points } from '../curve.ts'
import type { Draw, Drawing, Paint } from '../drawing.ts'
import { knots, limb } from '../limb.ts'
import { lipLight, lipped, throat } from '../lip.ts'
import { radiusOf, speckle } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import type { Point } from '../sheet.ts'
import { softEllipse } from '../soft.ts'
import { hollow, rimLight, turned } from '../turned.ts'

const rawClay = '#b08a68'

const dipped = (color: string, line: number) => (height: number) =>
  height < line ? mix(rawClay, color, 0.12) : color

export const mug: Draw = ({ sheet, color }) => {
  const profile: Point[] = points('196 0, 214 10, 232 60, 236 240, 238 470, 240 506, 236 512')
  const handle = limb(
    sheet,
    knots('214 -410 30, 300 -425 27, 372 -370 26, 384 -270 26, 340 -170 25, 222 -110 30'),
    color,
    'glaze',
  )
  const body = turned(sheet, { profile, color: dipped(color, 96), finish: 'satin' })
  const inside = hollow(sheet, {
    profile: points('228 512, 222 470, 216 410'),
    color: lit(color, 1.08),
  })
  const marks = speckle(sheet, color, {
    from: 110,
    to: 500,
    radiusAt: radiusOf(profile),
    count: 170,
  })
  // The handle extends far to one side: the drawing is shifted so that its middle is centered.
  const all = handle + body + marks + inside + rimLight({ radius: 234, height: 512 }, 4, 0.45)
  return {
    body: `<g transform="translate(-84 0)">${all}</g>`,
    width: 690,
    height: 560,
    foot: 200,
    footX: -84,
    focus: { x: -24, y: -300, near: 2.1 },
  }
}

export const teapot: Draw = ({ sheet, color }) => {
  const profile: Point[] = points('170 0, 190 8, 268 90, 304 200, 292 310, 226 396, 150 424')
  const spout = limb(
    sheet,
    knots('-150 -130 44, -236 -172 62, -322 -246 47, -388 -338 33, -452 -420 28'),
    color,
    'satin',
  )
  const mouth = `<ellipse cx="-454" cy="-424" rx="27" ry="11" transform="rotate(-38 -454 -424)" fill="${lit(color, 0.32)}"/>`
  const handle = limb(
    sheet,
    knots('250 -340 27, 360 -400 24, 452 -350 23, 462 -240 22, 410 -150 22, 200 -90 32'),
    color,
    'satin',
  )
  const body = turned(sheet, { profile, color, finish: 'glaze' })
  const marks = speckle(sheet, color, {
    from: 30,
    to: 400,
    radiusAt: radiusOf(profile),
    count: 150,
  })
  const gap = turned(sheet, {
    profile: points('160 418, 158 426'),
    color: lit(color, 0.4),
  })
  const lid = turned(sheet, {
    profile: points(
      '156 424, 152 436, 120 462, 60 480, 28 486, 24 496, 24 496, 40 520, 42 540, 22 556, 2 560',
    ),
    color,
    finish: 'glaze',
  })
  return {
    body: handle + spout + mouth + body + marks + gap + lid,
    width: 960,
    height: 580,
    foot: 176,
    focus: { x: 20, y: -440, near: 2.2 },
  }
}

export const bottleVase: Draw = ({ sheet, color }) => {
  const profile: Point[] = points(
    '150 0, 166 10, 212 150, 232 320, 200 500, 110 640, 62 740, 50 850, 58 950, 74 984, 72 990',
  )
  const body = turned(sheet, { profile, color, finish: 'satin' })
  const inside = hollow(sheet, {
    profile: points('64 990, 50 970, 44 930'),
    color: lit(color, 0.75),
  })
  const marks = speckle(sheet, color, { from: 20, to: 900, radiusAt: radiusOf(profile), count: 90 })
  return {
    body: body + marks + inside,
    width: 470,
    height: 1000,
    foot: 154,
    focus: { x: 10, y: -620, near: 2 },
  }
}

export const moonJar: Draw = ({ sheet, color }) => {
  const profile: Point[] = points(
    '160 0, 164 30, 164 30, 290 130, 372 280, 386 380, 384 400, 384 400, 366 520, 290 650, 196 712, 186 722, 186 722, 190 764, 186 770',
  )
  const body = turned(sheet, { profile, color, finish: 'satin' })
  const seam = `<path d="M-384 -392A386 77 0 0 0 386 -390" fill="none" stroke="${lit(color, 0.62)}" stroke-width="3" stroke-opacity="0.5"/><path d="M-383 -388A386 77 0 0 0 384 -386" fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity="0.5"/>`
  const inside = hollow(sheet, {
    profile: points('176 770, 168 740, 190 690'),
    color,
  })
  const marks = speckle(sheet, color, { from: 30, to: 690, radiusAt: radiusOf(profile), count: 60 })
  return {
    body: body + seam + marks + inside + rimLight({ radius: 181, height: 770 }, 3, 0.4),
    width: 780,
    height: 800,
    foot: 164,
    focus: { x: -60, y: -380, near: 2 },
  }
}

export const bowl: Draw = ({ sheet, color }) => {
  const profile: Point[] = points(
    '150 0, 150 34, 150 34, 236 70, 330 160, 382 280, 398 350, 394 356',
  )
  const body = turned(sheet, { profile, color: dipped(color, 36), finish: 'satin' })
  const inside = hollow(sheet, {
    profile: points('384 356, 366 280, 310 170, 200 95, 60 80'),
    color: lit(color, 1.05),
  })
  const marks = speckle(sheet, color, {
    from: 50,
    to: 340,
    radiusAt: radiusOf(profile),
    count: 150,
  })
  return {
    body: body + marks + inside + rimLight({ radius: 390, height: 356 }, 4, 0.5),
    width: 800,
    height: 440,
    foot: 152,
    focus: { x: 120, y: -330, near: 2 },
  }
}

const onePlate = (paint: Paint, base: number, color: string): string => {
  const rim: Point[] = points('230 0, 250 4, 392 26, 424 62, 424 70').map(([r, h]) => [
    r ?? 0,
    (h ?? 0) + base,
  ])
  return (
    turned(paint.sheet, { profile: rim, color, finish: 'satin' }) +
    hollow(paint.sheet, {
      profile: [
        [416, base + 70],
        [388, base + 38],
        [330, base + 32],
        [40, base + 30],
      ],
      color: lit(color, 1.06),
      finish: 'satin',
    }) +
    rimLight({ radius: 420, height: base + 70 }, 4, 0.5)
  )
}

export const plateStack: Draw = (paint): Drawing => {
  const shades = [paint.color, paint.accent, paint.color, paint.accent]
  return {
    body: shades.map((shade, i) => onePlate(paint, i * 44, shade)).join(''),
    width: 860,
    height: 290,
    foot: 250,
    focus: { x: 250, y: -120, near: 2.2 },
  }
}

export const jug: Draw = ({ sheet, color }) => {
  const profile: Point[] = points(
    '170 0, 188 10, 236 130, 238 280, 190 430, 158 540, 164 640, 179 690, 184 702, 182 706',
  )
  const handle = limb(
    sheet,
    knots('120 -590 26, 250 -640 25, 346 -570 24, 358 -430 23, 316 -300 23, 180 -220 30'),
    color,
    'satin',
  )
  const lip = { from: 470, to: 706, out: 86, rise: 26 }
  const body = lipped(sheet, { profile, color: dipped(color, 60), lip })
  const inside =
    throat(sheet, { profile: points('174 706, 160 660, 150 560'), color, lip }) +
    lipLight(sheet, [178, 706], lip, 4)
  const marks = speckle(sheet, color, {
    from: 70,
    to: 640,
    radiusAt: radiusOf(profile),
    count: 140,
  })
  // The handle extends further than the lip: the drawing is shifted so that its middle is centered.
  return {
    body: `<g transform="translate(-56 0)">${handle + body + marks + inside}</g>`,
    width: 660,
    height: 745,
    foot: 174,
    footX: -56,
    focus: { x: -166, y: -640, near: 2.1 },
  }
}

const tumbler = (paint: Paint, color: string, at: Point): string => {
  const { sheet } = paint
  return (
    turned(sheet, {
      profile: points('112 0, 124 8, 150 150, 166 300, 164 306'),
      color,
      finish: 'glaze',
      flutes: 13,
      at,
    }) +
    hollow(sheet, {
      profile: points('156 306, 146 220, 130 60'),
      color: lit(color, 1.1),
      at,
    }) +
    rimLight({ radius: 160, height: 306, at }, 4, 0.55)
  )
}

export const tumblers: Draw = (paint) => ({
  body: `${softEllipse(paint.sheet, { x: 30, y: -6, rx: 300 + 14, ry: 44 + 14, opacity: 0.16 })}${tumbler(paint, paint.accent, [150, -44])}${softEllipse(paint.sheet, { x: -60, y: 8, rx: 180 + 10, ry: 30 + 10, opacity: 0.3 })}${tumbler(paint, paint.color, [-150, 14])}`,
  width: 640,
  height: 390,
  foot: 200,
  footX: -30,
  footDepth: 0.9,
  focus: { x: -120, y: -180, near: 2.4 },
})
