import { curveOf, points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { face } from '../flat.ts'
import { glass } from '../glass.ts'
import { knots, limb } from '../limb.ts'
import { grain, knot, radiusOf, speckle } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { softStroke } from '../soft.ts'
import { disc, hollow, rimLight, turned } from '../turned.ts'
import { turnedWood } from './lamps.ts'

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

const bandArt = (color: string, accent: string): string => {
  const arcs = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${-230 + i * 56} 90A60 60 0 0 1 ${-110 + i * 56} 90" stroke="${i % 2 ? accent : color}" stroke-width="8" fill="none"/>`,
  )
  return arcs.join('')
}

export const teaTin: Draw = ({ sheet, color, accent }) => {
  const body = turned(sheet, {
    profile: points('222 0, 226 6, 226 480, 226 490'),
    color,
    finish: 'satin',
  })
  const band = turned(sheet, {
    profile: points('228 120, 228 360'),
    open: true,
    color: '#efe5d0',
    finish: 'matte',
  })
  const clip = sheet.clip(
    '<path d="M-228 -124A228 46 0 0 0 228 -124V-356A228 46 0 0 1 -228 -356Z"/>',
  )
  const art = `<g clip-path="${clip}" opacity="0.92"><g transform="translate(0 -270)">${bandArt(color, accent)}</g><path d="M-228 -346A228 46 0 0 0 228 -346M-228 -134A228 46 0 0 0 228 -134" stroke="${accent}" stroke-width="6" fill="none"/><circle cx="-20" cy="-232" r="26" fill="${accent}"/><rect x="-230" y="-380" width="460" height="320" fill="${sheet.linear(
    [
      [0, '#3a2a1c', 0.22],
      [0.25, '#fff', 0.1],
      [0.6, '#3a2a1c', 0.05],
      [1, '#3a2a1c', 0.4],
    ],
  )}"/></g>`
  const lid = turned(sheet, {
    profile: points('232 486, 236 490, 236 590, 230 600, 222 604'),
    color,
    finish: 'satin',
  })
  const top =
    disc(sheet, { radius: 224, height: 604, color }) +
    disc(sheet, { radius: 196, height: 602, color: lit(color, 0.94) }) +
    rimLight({ radius: 230, height: 598 }, 3, 0.4)
  return {
    body: body + band + art + lid + top,
    width: 480,
    height: 650,
    foot: 226,
    focus: { x: 20, y: -480, near: 2.1 },
  }
}

export const oilBottle: Draw = ({ sheet, color, accent }) => {
  const profile: Point[] = points(
    '150 0, 164 12, 168 60, 168 500, 150 580, 84 660, 56 720, 52 830, 62 836, 62 860',
  )
  const dark = mix(color, '#1e2412', 0.45)
  const body = turned(sheet, { profile, color: dark, finish: 'glaze' })
  const through =
    softStroke('M-78 -80V-560C-66 -620 -36 -650 -24 -700V-800', {
      width: 42,
      opacity: 0.36,
      color: lit(color, 1.35),
    }) +
    softStroke('M112 -70V-510C110 -570 80 -610 66 -640', {
      width: 30,
      opacity: 0.4,
      color: lit(mix(color, '#c9b13c', 0.5), 1.25),
    })
  const label = turned(sheet, {
    profile: points('169.5 150, 169.5 400'),
    open: true,
    color: accent,
  })
  const art = `<path d="M-80 -216A169 34 0 0 0 60 -206" stroke="${dark}" stroke-width="4" fill="none" stroke-opacity="0.6"/><path d="M-70 -190A169 34 0 0 0 40 -180" stroke="${dark}" stroke-width="3" fill="none" stroke-opacity="0.4"/>${olives(color)}`
  const cork = turned(sheet, {
    profile: points('44 858, 44 880, 50 884, 52 950, 48 956'),
    color: '#c59a68',
    finish: 'fiber',
  })
  return {
    body: body + through + label + art + cork,
    width: 350,
    height: 970,
    foot: 164,
    focus: { x: 0, y: -590, near: 2.2 },
  }
}

const olives = (color: string): string => {
  const twig = `<path d="${curveOf(points('-70 -268, -20 -300, 50 -310'))}" stroke="${lit(color, 0.6)}" stroke-width="4" fill="none"/>`
  const leaf = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="30" ry="8" transform="rotate(${turn} ${x} ${y})" fill="${color}"/>`
  return `${twig}${leaf(-40, -312, -40)}${leaf(-2, -270, 30)}${leaf(34, -336, -46)}${leaf(66, -300, 10)}<circle cx="-14" cy="-316" r="11" fill="${lit(color, 0.6)}"/>`
}

/** One bean behind glass: a dark edge, its color, a small light. */
const bean = (sheet: Sheet, color: string): { y: number; markup: string } => {
  const x = (sheet.random() - 0.5) * 2 * 226
  const y = -30 - sheet.random() * 316 + 40 * Math.sqrt(Math.max(0, 1 - (x / 236) ** 2))
  const light = 0.62 + 0.42 * (1 - Math.min(1, Math.abs(x + 70) / 290)) + sheet.random() * 0.1
  const tone = lit(mix(color, '#6e3222', Math.round(sheet.random() * 4) / 5), round(light))
  const turn = round(sheet.random() * 70 - 35)
  return {
    y,
    markup: `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><ellipse rx="31" ry="19" fill="${lit(tone, 0.4)}"/><ellipse cx="-1" cy="-2" rx="28" ry="16" fill="${tone}"/><ellipse cx="-8" cy="-8" rx="12" ry="4" fill="#fff" fill-opacity="0.22"/></g>`,
  }
}

export const corkJar: Draw = ({ sheet, color, accent }) => {
  const profile: Point[] = points(
    '214 0, 236 14, 246 70, 248 420, 226 500, 180 548, 170 580, 176 604',
  )
  const beans = Array.from({ length: 230 }, () => bean(sheet, accent))
  const back = turned(sheet, {
    profile: points('216 8, 232 24, 236 70, 238 350'),
    color: lit(accent, 0.5),
  })
  const pile = beans
    .sort((one, two) => one.y - two.y)
    .map(({ markup }) => markup)
    .join('')
  const body = glass(sheet, { profile, tint: color, depth: 0.9, hasRim: false })
  const inside = sheet.clip(
    '<path d="M-236 -460V-80C-236 -14 -190 32 0 38C190 32 236 -14 236 -80V-460Z"/>',
  )
  const cork = turned(sheet, {
    profile: points('160 570, 164 604, 176 670, 170 680'),
    color: '#c59a68',
    finish: 'fiber',
  })
  const pores = speckle(sheet, '#8a6138', { from: 610, to: 672, radiusAt: () => 168, count: 60 })
  const rim = `<path d="M-178 -604A178 36 0 0 0 178 -604" fill="none" stroke="#fff" stroke-width="7" stroke-opacity="0.55"/>`
  return {
    body: `${back}<g clip-path="${inside}">${pile}</g>${body}${cork}${disc(sheet, { radius: 170, height: 680, color: '#d0a775' })}${pores}${rim}`,
    width: 500,
    height: 720,
    foot: 228,
    focus: { x: 10, y: -590, near: 2.1 },
  }
}

export const spoonCrock: Draw = ({ sheet, color, accent }) => {
  const profile: Point[] = points('180 0, 194 10, 206 60, 208 380, 214 420, 210 426')
  const wood = '#b7794f'
  const bowlOf = (x: number, y: number, turn: number, tone: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="66" ry="96" fill="${sheet.radial(
      [
        [0, lit(tone, 1.12)],
        [0.7, tone],
        [1, lit(tone, 0.6)],
      ],
      [0.36, 0.3, 0.75],
    )}"/><ellipse cx="4" cy="4" rx="46" ry="72" fill="${sheet.linear(
      [
        [0, lit(tone, 0.66)],
        [1, lit(tone, 1.1)],
      ],
      [0, 0, 1, 1],
    )}"/></g>`
  const spatula = `<g transform="translate(60 -800) rotate(8)"><path d="M-52 -130C-52 -156 52 -156 52 -130L38 80C30 110 -30 110 -38 80Z" fill="${face(sheet, wood)}"/><path d="M-18 -100V40M18 -100V40" stroke="${lit(wood, 0.45)}" stroke-width="12" stroke-linecap="round"/></g>`
  const stems =
    limb(sheet, knots('30 -400 13, 44 -600 13, 54 -720 15'), wood) +
    limb(sheet, knots('-40 -400 13, -110 -560 13, -152 -690 14'), lit(wood, 1.1)) +
    limb(sheet, knots('-10 -400 12, -24 -620 12, -34 -800 14'), mix(wood, accent, 0.4)) +
    limb(sheet, knots('90 -400 13, 150 -520 13, 190 -610 14'), lit(wood, 0.9))
  const heads =
    bowlOf(-36, -880, -2, mix(wood, accent, 0.4)) +
    spatula +
    bowlOf(-180, -768, -20, lit(wood, 1.1)) +
    bowlOf(226, -684, 24, lit(wood, 0.95))
  const crock = turned(sheet, {
    profile,
    open: true,
    color: (h) => (h < 70 ? '#a9825f' : color),
    finish: 'satin',
  })
  const inside = hollow(sheet, {
    profile: points('202 426, 196 340, 190 260'),
    color: lit(color, 0.7),
  })
  const marks = speckle(sheet, color, {
    from: 80,
    to: 400,
    radiusAt: radiusOf(profile),
    count: 130,
  })
  return {
    body: `${inside}${stems}${heads}${crock}${marks}${rimLight({ radius: 209, height: 424 }, 5, 0.5)}`,
    width: 620,
    height: 990,
    foot: 184,
    focus: { x: -60, y: -760, near: 2 },
  }
}
