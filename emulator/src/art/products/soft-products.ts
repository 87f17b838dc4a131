import { curveOf, points } from '../curve.ts'
import type { Draw, Paint } from '../drawing.ts'
import { face } from '../flat.ts'
import { weave } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { softShape, softStroke } from '../soft.ts'
import { wallShadow } from '../studio.ts'

/** Draws a fold of cloth as a blurred dark or light stroke. */
const fold = (points: Point[], width: number, opacity: number, color = '#000'): string =>
  softStroke(curveOf(points), { width: width * 1.3, opacity: opacity * 0.9, color })

type Layer = { y: number; height: number; width: number; color: string; shift: number }

/** Draws one folded layer of cloth seen from its folded edge: a long rounded shape. */
const layer = (sheet: Sheet, { y, height, width, color, shift }: Layer): string => {
  const half = width / 2
  const r = height * 0.48
  const sag = height * 0.06
  const path = `M${round(shift - half + r)} ${round(y)}C${round(shift - half - r * 0.3)} ${round(y)} ${round(shift - half - r * 0.3)} ${round(y - height)} ${round(shift - half + r)} ${round(y - height)}Q${round(shift)} ${round(y - height + sag)} ${round(shift + half - r)} ${round(y - height)}C${round(shift + half + r * 0.3)} ${round(y - height)} ${round(shift + half + r * 0.3)} ${round(y)} ${round(shift + half - r)} ${round(y)}Q${round(shift)} ${round(y + sag)} ${round(shift - half + r)} ${round(y)}Z`
  const round3 = sheet.linear(
    [
      [0, lit(color, 1.18)],
      [0.22, lit(color, 1.12)],
      [0.55, lit(color, 0.92)],
      [0.86, lit(color, 0.62)],
      [1, lit(color, 0.42)],
    ],
    [0.02, 0, 0, 1],
  )
  const ends = sheet.linear([
    [0, '#000', 0.16],
    [0.1, '#fff', 0.06],
    [0.7, '#000', 0],
    [1, '#000', 0.26],
  ])
  return `<path d="${path}" fill="${round3}"/><path d="${path}" fill="${ends}"/>`
}

const waffle = (sheet: Sheet, size = 22): string => {
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect x="3" y="3" width="${size - 6}" height="${size - 6}" rx="4" fill="#000" opacity="0.1"/><path d="M3 ${size - 3}V3H${size - 3}" stroke="#000" stroke-width="2.4" fill="none" stroke-opacity="0.2"/><path d="M3 ${size - 2}H${size - 2}V3" stroke="#fff" stroke-width="2.6" fill="none" stroke-opacity="0.28"/></pattern>`,
  )
  return `url(#${id})`
}

const lid = (sheet: Sheet, { y, width, color, shift }: Layer, back: number): string =>
  `<path d="M${round(shift - width / 2 + 14)} ${round(y + 14)}C${round(shift - width / 2 + 24)} ${round(y - back * 0.6)} ${round(shift - width / 2 + 50)} ${round(y - back)} ${round(shift - width / 2 + 80)} ${round(y - back)}H${round(shift + width / 2 - 80)}C${round(shift + width / 2 - 50)} ${round(y - back)} ${round(shift + width / 2 - 24)} ${round(y - back * 0.6)} ${round(shift + width / 2 - 14)} ${round(y + 14)}Z" fill="${sheet.linear(
    [
      [0, lit(color, 1.2)],
      [1, lit(color, 1.02)],
    ],
  )}"/>`

export const towelStack: Draw = ({ sheet, color, accent }) => {
  const layers: Layer[] = [
    { y: 0, height: 168, width: 800, color, shift: 6 },
    { y: -150, height: 160, width: 778, color: mix(color, accent, 0.72), shift: -12 },
    { y: -292, height: 152, width: 772, color, shift: 10 },
    { y: -426, height: 146, width: 742, color: lit(color, 1.1), shift: -8 },
  ]
  const stack = layers.map((one) => {
    const half = one.width / 2
    const mid = one.y - one.height * 0.52
    const inner = `${softStroke(`M${round(one.shift - half + 40)} ${round(mid)}Q${round(one.shift)} ${round(mid + 12)} ${round(one.shift + half - 10)} ${round(mid + 2)}`, { width: 8, opacity: 0.6, color: lit(one.color, 0.5) })}`
    const skin = `<rect x="${round(one.shift - half + 16)}" y="${round(one.y - one.height + 4)}" width="${one.width - 32}" height="${one.height - 8}" rx="${one.height * 0.42}" fill="${waffle(sheet)}"/>`
    return layer(sheet, one) + skin + inner
  })
  const top: Layer = { y: -556, height: 0, width: 742, color: lit(color, 1.1), shift: -8 }
  return {
    body: `${lid(sheet, top, 66)}${stack.join('')}`,
    width: 830,
    height: 640,
    foot: 390,
    footDepth: 0.4,
    focus: { x: -230, y: -340, near: 2.2 },
  }
}

const herringbone = (sheet: Sheet): string => {
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="44" height="16" patternUnits="userSpaceOnUse"><path d="M0 16L11 0M11 16L22 0M22 0L33 16M33 0L44 16M0 0L0 0" stroke="#fff" stroke-width="3" stroke-opacity="0.17"/><path d="M5 16L16 0M27 0L38 16" stroke="#000" stroke-width="3" stroke-opacity="0.13"/></pattern>`,
  )
  return `url(#${id})`
}

const fringe = (paint: Paint, from: number, to: number, y: number): string => {
  const { sheet, color } = paint
  const threads: string[] = []
  for (let x = from; x < to; x += 17) {
    const sway = (sheet.random() - 0.5) * 16
    const length = 92 + sheet.random() * 22
    const tone = lit(color, 0.72 + sheet.random() * 0.4)
    threads.push(
      `<path d="M${round(x)} ${round(y)}C${round(x)} ${round(y + 34)} ${round(x + sway)} ${round(y + 50)} ${round(x + sway)} ${round(y + length)}" stroke="${tone}" stroke-width="7" stroke-linecap="round" fill="none"/><circle cx="${round(x)}" cy="${round(y + 16)}" r="6.5" fill="${tone}"/>`,
    )
  }
  return threads.join('')
}

export const throwBlanket: Draw = (paint) => {
  const { sheet, color } = paint
  const layers: Layer[] = [
    { y: 0, height: 140, width: 830, color: lit(color, 0.96), shift: 0 },
    { y: -128, height: 136, width: 816, color, shift: 8 },
    { y: -252, height: 132, width: 806, color, shift: -6 },
    { y: -374, height: 130, width: 796, color: lit(color, 1.05), shift: 4 },
  ]
  const stack = layers.map(
    (one) =>
      `${layer(sheet, one)}<rect x="${round(one.shift - one.width / 2 + 14)}" y="${round(one.y - one.height + 6)}" width="${one.width - 28}" height="${one.height - 12}" rx="${one.height * 0.42}" fill="${herringbone(sheet)}"/>`,
  )
  const top: Layer = { y: -490, height: 0, width: 796, color: lit(color, 1.05), shift: 4 }
  // The end that hangs over the front of the pile, with its fringe.
  const flap =
    'M-190 -520C-60 -534 130 -532 236 -520C252 -430 250 -300 258 -168C130 -152 -80 -150 -206 -166C-196 -300 -204 -420 -190 -520Z'
  const clip = sheet.clip(`<path d="${flap}"/>`)
  const hang = `<g transform="translate(14 16)">${softShape(`<path d="${flap}"/>`, { spread: 16, opacity: 0.4 })}</g>${fringe(paint, -200, 256, -172)}<path d="${flap}" fill="${sheet.linear(
    [
      [0, lit(color, 1.22)],
      [0.16, lit(color, 1.1)],
      [0.5, lit(color, 0.98)],
      [1, lit(color, 0.82)],
    ],
    [0, 0, 0.3, 1],
  )}"/><g clip-path="${clip}"><rect x="-220" y="-540" width="490" height="390" fill="${herringbone(sheet)}"/>${fold(
    points('-60 -520, -70 -340, -64 -160'),
    40,
    0.12,
  )}${fold(
    points('90 -520, 110 -340, 104 -160'),
    50,
    0.1,
    '#fff',
  )}<path d="M-210 -200H270M-210 -218H270" stroke="${lit(color, 0.6)}" stroke-width="5" stroke-opacity="0.5"/></g>`
  return {
    body: `${lid(sheet, top, 70)}${stack.join('')}${hang}`,
    width: 860,
    height: 570,
    foot: 400,
    footDepth: 0.4,
    focus: { x: 150, y: -180, near: 2.2 },
  }
}

export const teaTowel: Draw = ({ sheet, color, accent }) => {
  const outline =
    'M-20 -940C-120 -900 -220 -862 -262 -800C-282 -560 -276 -300 -290 -30C-220 -14 -150 -34 -80 -20C-20 -8 40 -30 110 -18C170 -8 230 -26 286 -14C270 -290 282 -560 256 -800C214 -860 116 -902 22 -940Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const cloth = sheet.linear([
    [0, lit(accent, 0.98)],
    [0.2, lit(accent, 1.06)],
    [0.36, lit(accent, 0.86)],
    [0.52, lit(accent, 1.05)],
    [0.68, lit(accent, 0.8)],
    [0.84, lit(accent, 0.98)],
    [1, lit(accent, 0.74)],
  ])
  const stripe = (from: number, width: number) =>
    `<path d="M-320 ${from}C-200 ${from + 18} -120 ${from - 10} -20 ${from + 8}C80 ${from + 24} 180 ${from - 6} 320 ${from + 14}" stroke="${color}" stroke-width="${width}" fill="none" stroke-opacity="0.88"/>`
  const stripes =
    stripe(-130, 54) +
    stripe(-206, 16) +
    stripe(-240, 16) +
    stripe(-62, 12) +
    stripe(-640, 16) +
    stripe(-600, 6)
  const folds =
    fold(points('-10 -930, -110 -700, -150 -300, -160 -20'), 46, 0.2) +
    fold(points('4 -930, 20 -640, 6 -300, 10 -20'), 40, 0.22) +
    fold(points('14 -930, 150 -700, 170 -300, 176 -20'), 50, 0.24) +
    fold(points('0 -920, -60 -700, -76 -300, -80 -20'), 34, 0.4, '#fff') +
    fold(points('10 -920, 80 -660, 96 -300, 98 -20'), 30, 0.3, '#fff')
  const loop = `<path d="M-14 -936C-30 -990 26 -990 14 -936" stroke="${color}" stroke-width="10" fill="none"/>`
  const hook = `<circle cx="0" cy="-1000" r="30" fill="${sheet.radial(
    [
      [0, '#e8cf90'],
      [0.5, '#b98f45'],
      [1, '#5f441c'],
    ],
    [0.36, 0.3, 0.8],
  )}"/><path d="M0 -1000V-972C0 -950 26 -950 28 -972" stroke="#b98f45" stroke-width="12" fill="none" stroke-linecap="round"/>`
  return {
    body: `${wallShadow(`<path d="${outline}"/>`, 26)}<path d="${outline}" fill="${cloth}"/><g clip-path="${clip}">${stripes}${folds}${weave({ x: -320, y: -950, width: 640, height: 950 }, 6, 0.1)}</g>${hook}${loop}`,
    width: 600,
    height: 1030,
    hangs: 'wall',
    focus: { x: -60, y: -200, near: 2.1 },
  }
}

export const apron: Draw = ({ sheet, color, accent }) => {
  const outline =
    'M-132 -820C-60 -806 60 -806 132 -820C140 -720 190 -640 300 -590C304 -400 306 -200 316 -16C200 4 -190 6 -316 -14C-306 -200 -304 -400 -300 -590C-190 -640 -140 -720 -132 -820Z'
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const cloth = sheet.linear([
    [0, lit(color, 0.96)],
    [0.22, lit(color, 1.16)],
    [0.4, lit(color, 0.98)],
    [0.58, lit(color, 1.06)],
    [0.8, lit(color, 0.84)],
    [1, lit(color, 0.72)],
  ])
  const folds =
    fold(points('-150 -560, -180 -300, -190 -10'), 50, 0.2) +
    fold(points('120 -560, 170 -300, 180 -10'), 56, 0.24) +
    fold(points('-70 -600, -100 -300, -100 -10'), 40, 0.12, '#fff') +
    fold(points('210 -560, 240 -300, 250 -10'), 36, 0.1, '#fff')
  const pocket = (x: number, width: number) =>
    `<path d="M${x} -380H${x + width}V-190C${x + width} -170 ${x + width - 14} -160 ${x + width - 30} -160H${x + 30}C${x + 14} -160 ${x} -170 ${x} -190Z" fill="${face(sheet, color, 1.05)}" stroke="${lit(color, 0.55)}" stroke-width="3"/><path d="M${x} -352H${x + width}" stroke="${lit(color, 1.5)}" stroke-width="3" stroke-dasharray="12 8" stroke-opacity="0.55"/><path d="M${x + 8} -372V-190C${x + 8} -176 ${x + 20} -168 ${x + 32} -168H${x + width - 32}C${x + width - 20} -168 ${x + width - 8} -176 ${x + width - 8} -190V-372" stroke="${lit(color, 1.5)}" stroke-width="2.6" stroke-dasharray="12 8" fill="none" stroke-opacity="0.5"/>`
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="10" fill="${sheet.radial(
      [
        [0, '#f0d998'],
        [1, '#8a6428'],
      ],
      [0.35, 0.3, 0.8],
    )}"/>`
  const strap = `<path d="M-112 -812C-130 -900 -90 -980 0 -1004C90 -980 130 -900 112 -812" stroke="${lit(accent, 0.72)}" stroke-width="26" fill="none"/><path d="M-115 -812C-133 -900 -92 -984 0 -1008C88 -984 126 -900 108 -812" stroke="${lit(accent, 1.15)}" stroke-width="14" fill="none" stroke-opacity="0.8"/>`
  const ties = `<path d="M-296 -570C-340 -500 -330 -380 -352 -270" stroke="${lit(accent, 0.9)}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M298 -570C350 -500 330 -400 344 -310" stroke="${lit(accent, 0.75)}" stroke-width="16" fill="none" stroke-linecap="round"/>`
  const peg = `<circle cx="0" cy="-1004" r="32" fill="${sheet.radial(
    [
      [0, '#e2bd88'],
      [0.6, '#c09056'],
      [1, '#6d4a25'],
    ],
    [0.36, 0.3, 0.8],
  )}"/>`
  const hem = `<path d="M-314 -40C-190 -20 200 -20 314 -42" stroke="${lit(color, 1.5)}" stroke-width="3" stroke-dasharray="12 8" fill="none" stroke-opacity="0.5"/>`
  return {
    body: `${wallShadow(`<path d="${outline}"/>`, 24)}${ties}${strap}<path d="${outline}" fill="${cloth}"/><g clip-path="${clip}">${folds}${hem}${pocket(-236, 218)}${pocket(22, 214)}${weave({ x: -330, y: -830, width: 660, height: 850 }, 5, 0.09)}</g>${rivet(-236, -376)}${rivet(-20, -376)}${rivet(22, -376)}${rivet(236, -376)}${rivet(-112, -794)}${rivet(112, -794)}${peg}`,
    width: 700,
    height: 1040,
    hangs: 'wall',
    focus: { x: -120, y: -340, near: 2.3 },
  }
}
