import { curveOf, points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { face } from '../flat.ts'
import { glass } from '../glass.ts'
import { knots, limb } from '../limb.ts'
import { radiusOf, speckle } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { softStroke } from '../soft.ts'
import { disc, hollow, rimLight, turned } from '../turned.ts'

// Draws a row of leaves in two alternating colors.
const bandArt = (color: string, accent: string): string =>
  Array.from({ length: 13 }, (_, i) => {
    const x = -228 + i * 38
    const tone = i % 3 === 0 ? accent : mix(color, '#efe5d0', i % 2 ? 0.1 : 0.35)
    return `<path d="M0 -46C24 -24 24 24 0 46C-24 24 -24 -24 0 -46Z" transform="translate(${x} ${60 - (i % 2) * 10}) rotate(${i % 2 ? 24 : -24})" fill="${tone}"/>`
  }).join('')

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
  const art = `<g clip-path="${clip}" opacity="0.92"><g transform="translate(0 -270)">${bandArt(color, accent)}</g><path d="M-228 -346A228 46 0 0 0 228 -346M-228 -134A228 46 0 0 0 228 -134" stroke="${accent}" stroke-width="6" fill="none"/><rect x="-230" y="-380" width="460" height="320" fill="${sheet.linear(
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

/** Draws one bean behind glass: a dark edge, its color, a small highlight. */
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
