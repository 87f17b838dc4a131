import { points } from '../curve.ts'
import type { Draw, Drawing, Paint } from '../drawing.ts'
import { warm } from '../flame.ts'
import { knots, limb } from '../limb.ts'
import { weave } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'
import { hollow, rimLight, turned } from '../turned.ts'

const spill = (sheet: Sheet, x: number, y: number, radius: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * 0.26)}" fill="${sheet.radial([
    [0, '#fff0c8', 0.75],
    [1, '#ffe2a8', 0],
  ])}"/>`

const dome = ({ sheet, color, accent }: Paint, isLit: boolean): Drawing => {
  const foot = turned(sheet, {
    profile: points('196 0, 200 12, 194 28, 194 28, 90 44, 30 62, 24 110, 24 520'),
    color,
    finish: 'satin',
  })
  const lightOnStem = `<path d="M-24 -500V-160H24V-500Z" fill="${sheet.linear(
    [
      [0, '#fff0c8', 0.75],
      [1, '#fff0c8', 0],
    ],
    [0, 0, 0, 1],
  )}"/>`
  const collar = turned(sheet, {
    profile: points('34 452, 36 456, 36 520, 36 530'),
    color: accent,
    finish: 'metal',
  })
  const shade = turned(sheet, {
    profile: points(
      '392 500, 396 506, 396 506, 388 566, 350 670, 270 762, 160 820, 60 842, 30 846',
    ),
    color,
    finish: 'satin',
  })
  const knob = turned(sheet, {
    profile: points('30 844, 26 852, 16 860, 18 880, 2 892'),
    color: accent,
    finish: 'metal',
  })
  const under = `<path d="M-392 -498A392 78 0 0 0 392 -498" fill="none" stroke="#ffe9b8" stroke-width="7" stroke-opacity="0.9"/>`
  return {
    body: isLit
      ? spill(sheet, 0, 10, 460) + foot + lightOnStem + collar + shade + under + knob
      : foot + collar + shade + knob,
    width: 800,
    height: 900,
    foot: 200,
    focus: { x: -60, y: -560, near: 1.9 },
    ...(isLit ? { glow: { x: 0, y: -420, radius: 620, color: warm } } : {}),
  }
}

export const domeLamp: Draw = (paint) => dome(paint, true)

/** The same lamp switched off. */
export const darkLamp: Draw = (paint) => dome(paint, false)

export const paperLantern: Draw = ({ sheet, color }) => {
  const [cy, rx, ry] = [770, 400, 372]
  const skin = sheet.radial(
    [
      [0, '#fffdf4'],
      [0.42, mix('#fff3d2', color, 0.25)],
      [0.78, mix('#f0d9a8', color, 0.3)],
      [1, lit('#d2b27e', 0.9)],
    ],
    [0.5, 0.52, 0.56],
  )
  const ribs = Array.from({ length: 25 }, (_, i) => {
    const at = -1 + (2 * (i + 0.8)) / 26
    const r = rx * Math.sqrt(1 - at * at)
    const y = cy + at * ry
    return `<path d="M${round(-r)} ${round(y)}A${round(r)} ${round(r * 0.11)} 0 0 0 ${round(r)} ${round(y)}" stroke="#9c7a4c" stroke-width="${i % 3 === 0 ? 3 : 2.2}" stroke-opacity="0.42"/><path d="M${round(-r)} ${round(y + 4)}A${round(r)} ${round(r * 0.11)} 0 0 0 ${round(r)} ${round(y + 4)}" stroke="#fff" stroke-width="3" stroke-opacity="0.35"/>`
  }).join('')
  const cord = `<path d="M0 0V${cy - ry + 10}" stroke="#3d352d" stroke-width="7"/>`
  const collar = turned(sheet, {
    profile: points('52 0, 52 10, 40 30, 16 60, 12 70'),
    color: '#3d352d',
    at: [0, cy - ry + 14],
  })
  const side = `<ellipse cx="0" cy="${cy}" rx="${rx}" ry="${ry}" fill="${sheet.linear([
    [0, '#fff', 0],
    [0.7, '#a4713a', 0],
    [1, '#8a5c2e', 0.3],
  ])}"/>`
  const mouth = `<ellipse cx="0" cy="${cy + ry - 8}" rx="96" ry="12" fill="#fff6da"/><path d="M-96 ${cy + ry - 8}A96 14 0 0 0 96 ${cy + ry - 8}" stroke="#7a6040" stroke-width="4" fill="none"/>`
  return {
    body: `${cord}${collar}<ellipse cx="0" cy="${cy}" rx="${rx}" ry="${ry}" fill="${skin}"/><g fill="none">${ribs}</g>${side}${mouth}`,
    width: 800,
    height: 1150,
    hangs: 'air',
    focus: { x: -130, y: 700, near: 1.9 },
    glow: { x: 0, y: cy, radius: 760, color: '#ffe6b4' },
  }
}

export const armLamp: Draw = ({ sheet, color, accent }) => {
  const foot = turned(sheet, {
    profile: points('180 0, 186 10, 184 40, 184 40, 160 48, 40 56, 22 64, 20 90'),
    color: accent,
    finish: 'satin',
    at: [-110, 0],
  })
  const lower = limb(sheet, knots('-110 -70 13, -190 -340 13, -262 -590 13'), color, 'metal')
  const upper = limb(sheet, knots('-300 -570 12, -60 -740 12, 190 -905 12'), color, 'metal')
  const joint = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.radial(
      [
        [0, lit(color, 1.5)],
        [0.45, color],
        [1, lit(color, 0.35)],
      ],
      [0.36, 0.32, 0.72],
    )}"/><circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="${lit(color, 0.55)}"/><path d="M${x - r * 0.26} ${y + r * 0.16}L${x + r * 0.26} ${y - r * 0.16}" stroke="${lit(color, 1.3)}" stroke-width="3"/>`
  const weight = turned(sheet, {
    profile: points('30 -30, 34 -26, 34 26, 30 30'),
    color,
    finish: 'metal',
    at: [-316, -560],
  })
  const head = `<g transform="translate(196 -900) rotate(-28)">${turned(sheet, {
    profile: points('176 -246, 180 -240, 168 -190, 112 -90, 66 -30, 54 10, 50 50, 40 64, 10 70'),
    color: accent,
    finish: 'satin',
  })}<path d="M-176 248A176 35 0 0 0 176 248" stroke="#ffe7b4" stroke-width="7" fill="none"/></g>`
  return {
    body: `${spill(sheet, 300, -6, 330)}${foot}${lower}${upper}${weight}${joint(-262, -592, 30)}${head}${joint(190, -904, 26)}`,
    width: 880,
    height: 990,
    foot: 186,
    focus: { x: -240, y: -600, near: 2.6 },
    glow: { x: 300, y: -620, radius: 420, color: warm },
  }
}

export const pendant: Draw = ({ sheet, color, accent }) => {
  const y = 1040
  const at: Point = [0, y]
  const shade = turned(sheet, {
    profile: points(
      '412 0, 418 6, 414 18, 414 18, 396 80, 318 176, 206 250, 118 296, 86 340, 84 420, 70 440, 30 446',
    ),
    color,
    finish: 'glaze',
    at,
  })
  const socket = turned(sheet, {
    profile: points('40 444, 40 520, 30 536, 12 546'),
    color: accent,
    finish: 'metal',
    at,
  })
  const rim = `<path d="M-414 ${y}A414 83 0 0 0 414 ${y}" stroke="#fffaf0" stroke-width="9" fill="none"/><path d="M-400 ${y + 6}A400 80 0 0 0 400 ${y + 6}" stroke="#ffe6b0" stroke-width="4" fill="none" stroke-opacity="0.8"/>`
  const cord = `<path d="M0 0V${y - 536}" stroke="#4a4038" stroke-width="8"/><path d="M-2 0V${y - 536}" stroke="#8a7a6a" stroke-width="2"/>`
  return {
    body: cord + socket + shade + rim,
    width: 836,
    height: 1130,
    hangs: 'air',
    focus: { x: -190, y: 1000, near: 1.9 },
    glow: { x: 0, y: y + 60, radius: 560, color: warm },
  }
}

export const tripodLamp: Draw = ({ sheet, color, accent }) => {
  const back = limb(sheet, knots('10 -640 15, 60 -340 16, 96 -56 12'), lit(color, 0.72))
  const left = limb(sheet, knots('12 -660 17, -120 -340 18, -236 6 12'), color, 'satin')
  const right = limb(sheet, knots('-12 -660 17, 110 -340 18, 222 0 12'), color, 'satin')
  const hub = turned(sheet, {
    profile: points('46 0, 50 6, 50 54, 46 60'),
    color: '#b88f45',
    finish: 'metal',
    at: [0, -610],
  })
  const pole = turned(sheet, {
    profile: points('12 660, 12 760'),
    color: '#b88f45',
    finish: 'metal',
  })
  const shadeProfile: Point[] = points('290 720, 290 720, 240 1080')
  const shade = turned(sheet, { profile: shadeProfile, color: lit(accent, 1.15), finish: 'fiber' })
  const shape = '<path d="M-290 -720A290 58 0 0 0 290 -720L240 -1080A240 48 0 0 1 -240 -1080Z"/>'
  const clip = sheet.clip(shape)
  const lightInside = `<g clip-path="${clip}">${weave({ x: -300, y: -1140, width: 600, height: 500 }, 8, 0.14)}<ellipse cx="0" cy="-860" rx="330" ry="260" fill="${sheet.radial(
    [
      [0, '#fff4cf', 0.9],
      [0.5, '#ffe2a4', 0.5],
      [1, '#ffcf80', 0],
    ],
  )}"/></g>`
  const top = hollow(sheet, {
    profile: points('238 1080, 244 1000, 250 960'),
    color: '#ffeec6',
  })
  const edges = `<path d="M-289 -716A290 58 0 0 0 289 -716" stroke="${lit(accent, 0.7)}" stroke-width="8" fill="none" stroke-opacity="0.6"/>${rimLight({ radius: 239, height: 1080 }, 5, 0.5)}`
  return {
    body: back + pole + left + right + hub + shade + lightInside + top + edges,
    width: 620,
    height: 1130,
    foot: 230,
    footDepth: 0.5,
    onLegs: true,
    focus: { x: 0, y: -680, near: 2.2 },
    glow: { x: 0, y: -860, radius: 640, color: warm },
  }
}
