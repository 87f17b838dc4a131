import { curveOf, points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { box, face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { brushed, grain, radiusOf, speckle, turnedWood } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { softEllipse, softStroke } from '../soft.ts'
import { wallShadow } from '../studio.ts'
import { hollow, rimLight, tilt, turned } from '../turned.ts'

/** Draws a leaf from its stem at [x, y], `length` px long, rotated by `angle` degrees. */
export const leaf = (
  sheet: Sheet,
  color: string,
  [x, y]: Point,
  length: number,
  angle: number,
): string => {
  const w = length * 0.24
  const fill = sheet.linear([
    [0, lit(color, 1.16)],
    [0.5, lit(color, 0.96)],
    [0.52, lit(color, 0.8)],
    [1, lit(color, 0.66)],
  ])
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"><path d="M0 0C${round(w)} ${round(-length * 0.2)} ${round(w * 1.1)} ${round(-length * 0.62)} 0 ${round(-length)}C${round(-w * 1.1)} ${round(-length * 0.62)} ${round(-w)} ${round(-length * 0.2)} 0 0Z" fill="${fill}"/><path d="M0 0V${round(-length * 0.9)}" stroke="${lit(color, 1.3)}" stroke-width="2.4" stroke-opacity="0.6"/></g>`
}

const plant = (sheet: Sheet, color: string): string => {
  const stems: [Point[], number][] = [
    [points('-20 -440, -80 -600, -190 -720'), -46],
    [points('10 -440, 30 -640, 10 -830'), -4],
    [points('30 -440, 110 -600, 220 -700'), 44],
    [points('-6 -440, -40 -620, -90 -790'), -22],
    [points('16 -440, 80 -640, 130 -800'), 22],
  ]
  return stems
    .map(([points, lean], n) => {
      const stem = `<path d="${curveOf(points)}" stroke="${lit(color, 0.7)}" stroke-width="8" fill="none" stroke-linecap="round"/>`
      const [, mid, end] = points
      if (!mid || !end) return stem
      const tone = lit(color, 0.88 + (n % 3) * 0.12)
      const at = (t: number): Point => [
        mid[0] + (end[0] - mid[0]) * t,
        mid[1] + (end[1] - mid[1]) * t,
      ]
      const pairs = [0, 0.42, 0.8].map(
        (t, i) =>
          leaf(sheet, tone, at(t), 150 - i * 16, lean - 58 + i * 5) +
          leaf(sheet, lit(tone, 0.88), at(t + 0.05), 150 - i * 16, lean + 58 - i * 5),
      )
      return stem + pairs.join('') + leaf(sheet, tone, end, 150, lean)
    })
    .join('')
}

export const planter: Draw = ({ sheet, color, accent }) => {
  const profile: Point[] = points(
    '176 0, 186 6, 232 300, 232 300, 254 308, 262 336, 262 386, 252 404',
  )
  const saucer =
    turned(sheet, {
      profile: points('220 -16, 262 4, 274 30, 270 36'),
      color: lit(color, 0.94),
    }) +
    hollow(sheet, {
      profile: points('262 36, 240 20, 190 14'),
      color: lit(color, 0.8),
    })
  const soil = hollow(sheet, {
    profile: points('240 404, 236 376, 232 366'),
    color: lit(color, 0.8),
    filling: `<ellipse cx="0" cy="-366" rx="233" ry="${round(233 * tilt)}" fill="#3b2b20"/>`,
  })
  const pot = turned(sheet, { profile, color, open: true })
  const marks = speckle(sheet, color, { from: 10, to: 390, radiusAt: radiusOf(profile), count: 80 })
  return {
    body: `${saucer}${soil}${plant(sheet, accent)}${pot}${marks}${rimLight({ radius: 256, height: 402 }, 4, 0.3)}`,
    width: 640,
    height: 1000,
    foot: 262,
    focus: { x: -70, y: -330, near: 2.1 },
  }
}

export const wateringCan: Draw = ({ sheet, color }) => {
  const profile: Point[] = points('216 0, 222 6, 222 30, 216 36, 216 36, 204 330, 198 400, 200 408')
  const spout = limb(
    sheet,
    knots('150 -60 44, 290 -220 30, 420 -440 19, 520 -560 15, 590 -588 15'),
    color,
    'satin',
  )
  const nose = `<ellipse cx="594" cy="-588" rx="7" ry="15" transform="rotate(8 594 -588)" fill="${lit(color, 0.3)}"/>`
  const stay = limb(sheet, knots('170 -380 8, 300 -400 8, 400 -420 8'), lit(color, 0.9), 'metal')
  const handle = limb(
    sheet,
    knots(
      '120 -396 15, 90 -560 15, -60 -640 15, -230 -560 15, -290 -380 15, -262 -190 15, -190 -130 17',
    ),
    color,
    'satin',
  )
  const body = turned(sheet, { profile, color, finish: 'satin' })
  const opening = hollow(sheet, {
    profile: points('190 408, 186 340, 180 240'),
    color: lit(color, 0.62),
  })
  const cover = `<path d="M-30 -448C40 -460 150 -444 194 -414C180 -390 90 -372 10 -370Z" fill="${sheet.linear(
    [
      [0, lit(color, 1.16)],
      [1, lit(color, 0.9)],
    ],
  )}"/><path d="M-30 -448L10 -370" stroke="${lit(color, 1.4)}" stroke-width="5"/>`
  return {
    body: `<g transform="translate(-120 0)">${spout}${nose}${stay}${body}${opening}${cover}${handle}</g>`,
    width: 930,
    height: 670,
    foot: 214,
    footX: -120,
    focus: { x: 90, y: -150, near: 2.1 },
  }
}

export const trowel: Draw = ({ sheet, color, accent }) => {
  const handle = turned(sheet, {
    profile: points('26 0, 34 20, 44 110, 38 220, 50 300, 46 330, 24 344'),
    color: turnedWood(accent),
    finish: 'satin',
    at: [0, -590],
  })
  const socket = turned(sheet, {
    profile: points('18 0, 30 20, 33 90, 30 96'),
    color,
    finish: 'metal',
    at: [0, -500],
  })
  const neck = limb(sheet, knots('0 -510 15, -4 -450 14, 0 -380 22'), color, 'metal')
  const blade =
    'M-92 -400C-112 -300 -104 -160 -66 -70C-40 -20 -14 0 0 0C14 0 40 -20 66 -70C104 -160 112 -300 92 -400C60 -420 30 -424 0 -424C-30 -424 -60 -420 -92 -400Z'
  const clip = sheet.clip(`<path d="${blade}"/>`)
  const hollowed = sheet.linear([
    [0, lit(color, 0.62)],
    [0.18, lit(color, 0.8)],
    [0.5, lit(color, 0.86)],
    [0.72, lit(color, 1.26)],
    [0.86, lit(color, 1.08)],
    [1, lit(color, 0.7)],
  ])
  const marks = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M-20 ${-90 - i * 60}H20" stroke="${lit(color, 0.4)}" stroke-width="4" stroke-opacity="0.7"/>`,
    )
    .join('')
  const loop = `<path d="M-6 -934C-60 -1010 -30 -1060 0 -1066C30 -1060 60 -1010 6 -934" stroke="#7a5230" stroke-width="11" fill="none"/>`
  const nail = `<circle cx="0" cy="-1064" r="13" fill="${sheet.radial(
    [
      [0, '#8b8680'],
      [1, '#2f2b27'],
    ],
    [0.35, 0.3, 0.8],
  )}"/>`
  const outline = `<path d="${blade}"/><rect x="-40" y="-940" width="80" height="540" rx="30"/>`
  return {
    body: `${wallShadow(outline, 26)}${loop}${nail}<path d="${blade}" fill="${hollowed}"/><g clip-path="${clip}">${brushed(sheet, { x: -110, y: -420, width: 220, height: 420 }, 60)}${marks}</g><path d="${blade}" fill="none" stroke="${lit(color, 1.4)}" stroke-width="4" stroke-opacity="0.7"/>${neck}${socket}${handle}`,
    width: 300,
    height: 1080,
    hangs: 'wall',
    focus: { x: 10, y: -470, near: 2.3 },
  }
}

export const stool: Draw = ({ sheet, color }) => {
  const leg = (knots: [number, number, number][], light: number) =>
    limb(sheet, knots, lit(color, light), 'satin')
  const back = leg(knots('20 -560 24, 60 -320 24, 92 -60 19'), 0.7)
  const left = leg(knots('-190 -560 28, -250 -280 28, -300 16 21'), 1)
  const right = leg(knots('170 -560 28, 232 -280 28, 288 10 21'), 0.94)
  const bar = limb(sheet, knots('-250 -250 13, 0 -230 14, 236 -252 13'), lit(color, 0.9), 'satin')
  const seat = turned(sheet, {
    profile: points('322 552, 342 566, 346 596, 346 596, 336 614, 326 618'),
    color,
    finish: 'satin',
  })
  const clip = sheet.clip(`<ellipse cx="0" cy="-618" rx="326" ry="${round(326 * tilt)}"/>`)
  const top = `<ellipse cx="0" cy="-618" rx="326" ry="${round(326 * tilt)}" fill="${sheet.linear([
    [0, lit(color, 1.2)],
    [0.6, lit(color, 1.06)],
    [1, lit(color, 0.92)],
  ])}"/><g clip-path="${clip}">${grain(sheet, color, { x: -340, y: -690, width: 680, height: 140 }, 16)}${softEllipse(sheet, { x: 20, y: -612, rx: 210 + 14, ry: 34 + 14, opacity: 0.07 })}</g>`
  const wedge = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="25" ry="7" fill="${lit(color, 0.82)}"/><path d="M${x - 22} ${y}H${x + 22}" stroke="${lit(color, 0.4)}" stroke-width="4"/>`
  return {
    body: `${back}${bar}${left}${right}${seat}${top}${wedge(-190, -604)}${wedge(180, -602)}${wedge(20, -660)}`,
    width: 720,
    height: 690,
    foot: 310,
    footDepth: 0.55,
    onLegs: true,
    focus: { x: -170, y: -600, near: 2.2 },
  }
}

const bar = (sheet: Sheet, x: number, y: number, color: string): string => {
  const [w, h] = [520, 150]
  const flecks = Array.from(
    { length: 70 },
    () =>
      `<ellipse cx="${round(x + 20 + sheet.random() * (w - 40))}" cy="${round(y - 14 - sheet.random() * (h - 24))}" rx="${round(2 + sheet.random() * 5)}" ry="${round(1.2 + sheet.random() * 2)}" transform="rotate(${round(sheet.random() * 90)} ${x} ${y})" opacity="${round(0.25 + sheet.random() * 0.4)}"/>`,
  )
  const clip = sheet.clip(`<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="16"/>`)
  return `${box(sheet, { x, y, width: w, height: h, depth: 240, color }, 14)}<g clip-path="${clip}" fill="${lit(mix(color, '#3d5a3a', 0.5), 0.6)}">${flecks.join('')}</g><rect x="${x + 120}" y="${y - h + 40}" width="${w - 240}" height="${h - 80}" rx="12" fill="none" stroke="${lit(color, 0.7)}" stroke-width="5"/><rect x="${x + 122}" y="${y - h + 43}" width="${w - 240}" height="${h - 80}" rx="12" fill="none" stroke="${lit(color, 1.4)}" stroke-width="2.5" opacity="0.7"/>`
}

export const soap: Draw = ({ sheet, color, accent }) => {
  const dish =
    turned(sheet, {
      profile: points('230 0, 250 6, 370 40, 388 72, 384 78'),
      color: accent,
      finish: 'glaze',
    }) +
    hollow(sheet, {
      profile: points('374 78, 350 56, 300 46'),
      color: accent,
    }) +
    rimLight({ radius: 380, height: 78 }, 4, 0.5)
  const shade = `${softEllipse(sheet, { x: 16, y: -52, rx: 300 + 12, ry: 40 + 12, opacity: 0.4 })}`
  const second = `<g transform="rotate(-3)">${bar(sheet, -238, -206, mix(color, '#ead9bd', 0.62))}</g>`
  return {
    body: `${dish}${shade}${bar(sheet, -256, -52, color)}${softStroke(`M-230 -214H250`, { width: 19, opacity: 0.35 })}${second}`,
    width: 800,
    height: 440,
    foot: 260,
    focus: { x: -100, y: -180, near: 2.1 },
  }
}

export const birdHouse: Draw = ({ sheet, color, accent }) => {
  const front = 'M-230 0H230V-500L0 -740L-230 -500Z'
  const clip = sheet.clip(`<path d="${front}"/>`)
  const side = `<path d="M230 0L296 -34V-520L230 -500Z" fill="${lit(color, 0.6)}"/>`
  const boards = `<g transform="rotate(90)">${grain(sheet, color, { x: -760, y: -240, width: 770, height: 480 }, 34)}</g>`
  const seam =
    '<path d="M-78 0V-640M80 0V-640" stroke="#000" stroke-width="4" stroke-opacity="0.25"/><path d="M-75 0V-640M83 0V-640" stroke="#fff" stroke-width="2" stroke-opacity="0.25"/>'
  const roof = `<path d="M0 -800L-310 -478L-282 -446L0 -736Z" fill="${face(sheet, accent, 1.08)}"/><path d="M0 -800L310 -478L282 -446L0 -736Z" fill="${face(sheet, accent, 0.8)}"/><path d="M0 -800L68 -826L380 -508L310 -478Z" fill="${lit(accent, 0.72)}"/><path d="M0 -800L-310 -478" stroke="${lit(accent, 1.5)}" stroke-width="4" stroke-opacity="0.6"/>`
  const eave = `${softStroke(`M-282 -440L0 -728L282 -440`, { width: 46, opacity: 0.35 })}`
  const entrance = `<circle cx="0" cy="-420" r="70" fill="${sheet.radial(
    [
      [0, '#120c08'],
      [0.8, '#1f1610'],
      [1, '#33241a'],
    ],
    [0.6, 0.6, 0.6],
  )}"/><path d="M-66 -400A70 70 0 0 0 60 -384" stroke="${lit(color, 1.3)}" stroke-width="7" fill="none" stroke-opacity="0.8"/>`
  const perch =
    limb(sheet, knots('0 -290 13, -14 -272 13, -34 -252 13'), '#8a6238', 'satin') +
    `<circle cx="-36" cy="-250" r="14" fill="${lit('#b98a58', 1.1)}"/>`
  return {
    body: `${side}<path d="${front}" fill="${face(sheet, color)}"/><g clip-path="${clip}">${boards}${seam}${eave}</g>${entrance}${perch}${roof}`,
    width: 700,
    height: 830,
    foot: 260,
    footDepth: 0.4,
    focus: { x: 0, y: -430, near: 2.2 },
  }
}
