import { points } from '../curve.ts'
import { face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { lit } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { softEllipse } from '../soft.ts'
import { disc, hollow, rimLight, turned } from '../turned.ts'
import { bench, corners, footing, put, shelf, wall, window } from './room.ts'

const bisque = '#d9cbb8'

// The wheel: a pan on the bench with a turning head, a bowl half thrown on it.
const wheel = (sheet: Sheet, x: number, y: number): string => {
  const pan = `${turned(sheet, { profile: points('250 0, 262 20, 268 96, 276 104'), color: '#5d5f5c', finish: 'satin', at: [x, y] })}${hollow(sheet, { profile: points('262 104, 254 50, 240 24'), color: '#6b6c67', at: [x, y] })}`
  const head = `${turned(sheet, { profile: points('150 40, 154 44, 154 62, 150 66'), color: '#8e979a', finish: 'metal', at: [x, y] })}`
  const clay = turned(sheet, {
    profile: points('92 66, 88 80, 100 120, 134 190, 168 250, 176 286, 170 290'),
    color: '#a08c76',
    finish: 'satin',
    open: true,
    at: [x, y],
  })
  const inside = hollow(sheet, {
    profile: points('172 290, 150 230, 96 130, 40 108'),
    color: '#9a866f',
    finish: 'satin',
    at: [x, y],
  })
  return `${footing(sheet, x, y, 250)}${pan}${head}${inside}${clay}${rimLight({ radius: 173, height: 290, at: [x, y] }, 5, 0.4)}`
}

const lump = (sheet: Sheet, x: number, y: number, size: number): string =>
  `${footing(sheet, x, y, size)}${turned(sheet, { profile: points(`${size} 0, ${size * 1.1} ${size * 0.4}, ${size * 0.92} ${size}, ${size * 0.5} ${size * 1.3}, 4 ${size * 1.36}`), color: '#94806a', finish: 'matte', at: [x, y] })}`

// The kiln: a brick wall with an arched front and a glowing spy hole.
const kiln = (sheet: Sheet, x: number): string => {
  const rows = Array.from({ length: 15 }, (_, i) => {
    const y = 160 + i * 54
    const joints = Array.from(
      { length: 6 },
      (_, n) => `M${x + (i % 2 ? 0 : 62) + n * 124} ${y}v54`,
    ).join('')
    return `M${x} ${y}H${x + 620}${joints}`
  }).join('')
  const glowing = sheet.radial([
    [0, '#ffe9a8'],
    [0.5, '#ff9f3f'],
    [1, '#c2461c'],
  ])
  return `<rect x="${x}" y="150" width="640" height="800" fill="${face(sheet, '#a3785c', 0.86)}"/><path d="${rows}" stroke="#5e3f2e" stroke-width="4" stroke-opacity="0.34" fill="none"/><path d="M${x + 120} 930V560C${x + 120} 380 ${x + 500} 380 ${x + 500} 560V930Z" fill="${face(sheet, '#4a4340', 1)}"/><path d="M${x + 150} 930V566C${x + 150} 420 ${x + 470} 420 ${x + 470} 566V930Z" fill="${face(sheet, '#5b524c', 1)}"/>${softEllipse(sheet, { x: x + 310, y: 640, rx: 190, ry: 190, opacity: 0.6, color: '#ffb14f', core: 0 })}<circle cx="${x + 310}" cy="640" r="40" fill="#2b2420"/><circle cx="${x + 310}" cy="640" r="29" fill="${glowing}"/><path d="M${x + 430} 700h60" stroke="#2b2420" stroke-width="18" stroke-linecap="round"/>`
}

export const pottery = (sheet: Sheet): string => {
  const pots = [
    { kind: 'mug', color: bisque, x: 760, tall: 96 },
    { kind: 'mug', color: bisque, x: 880, tall: 96 },
    { kind: 'mug', color: bisque, x: 1000, tall: 96 },
    { kind: 'bowl', color: bisque, x: 1150, tall: 84 },
    { kind: 'jug', color: bisque, x: 1340, tall: 170 },
    { kind: 'teapot', color: bisque, x: 1550, tall: 150 },
  ].map((item) => put(sheet, { ...item, y: 306 }))
  const glazed = [
    { kind: 'bottle-vase', color: '#9c4a2d', x: 780, y: 612, tall: 240 },
    { kind: 'moon-jar', color: '#efeae0', x: 985, y: 612, tall: 210 },
    { kind: 'plate-stack', color: '#9bb3bf', accent: '#e6dccb', x: 1250, y: 614, tall: 62 },
    { kind: 'teapot', color: '#a5b096', x: 1510, y: 612, tall: 140 },
  ].map((item) => put(sheet, item))
  const front = [
    { kind: 'bowl', color: '#a5b096', x: 1620, y: 1070, tall: 110 },
    { kind: 'mug', color: '#6f7a52', x: 760, y: 1120, tall: 130 },
    { kind: 'jug', color: '#9bb3bf', x: 620, y: 1040, tall: 230 },
  ].map((item) => put(sheet, item))
  return `${wall(sheet, '#d3c7b4', 640)}${window(sheet, { x: -60, w: 560, view: 'sea' })}${kiln(sheet, 1820)}${shelf(sheet, '#b98b58', 680, 300, 1010)}${pots.join('')}${shelf(sheet, '#b98b58', 680, 606, 1010)}${glazed.join('')}${bench(sheet, '#a98259')}${lump(sheet, 330, 1060, 96)}${lump(sheet, 180, 1110, 70)}${wheel(sheet, 1170, 1110)}${front.join('')}${put(sheet, { kind: 'moon-jar', color: bisque, x: 2080, y: 1090, tall: 280 })}${corners(sheet)}`
}

const vat = (sheet: Sheet, x: number, y: number, color: string): string => {
  const drip = `<path d="M${x - 130} ${y - 214}c-4 60 2 92 10 92s14 -40 10 -92zM${x + 40} ${y - 186}c-4 40 0 120 12 120s16 -60 12 -120z" fill="${lit(color, 0.95)}"/>`
  return `${footing(sheet, x, y, 180)}${turned(sheet, { profile: points('168 0, 176 14, 184 210, 190 222'), color: '#a7adab', finish: 'metal', at: [x, y] })}${hollow(sheet, { profile: points('184 222, 182 196, 181 180'), color: '#8c9290', finish: 'metal', at: [x, y], filling: disc(sheet, { radius: 181, height: 182, color, at: [x, y] }) })}${rimLight({ radius: 188, height: 222, at: [x, y] }, 5, 0.5)}${drip}`
}

export const enamel = (sheet: Sheet): string => {
  const rod = `<path d="M520 150V0M1980 150V0" stroke="#3a332d" stroke-width="10"/>${limb(sheet, knots('440 150 13, 1250 156 13, 2060 150 13'), '#4b443d', 'metal')}`
  const hook = (x: number, y: number) =>
    `<path d="M${x} 150c26 -16 26 26 0 30V${y}" stroke="#3a332d" stroke-width="7" fill="none"/>`
  const hung = [
    { kind: 'kettle', color: '#3d5778', x: 760, y: 730, tall: 290, hangs: true },
    { kind: 'kettle', color: '#c8983f', x: 1140, y: 750, tall: 290, hangs: true },
    { kind: 'kettle', color: '#9c4a2d', x: 1510, y: 735, tall: 290, hangs: true },
  ]
  return `${wall(sheet, '#c2c6bd', 700)}${window(sheet, { x: -80, w: 520, view: 'sea', frame: '#7d8a86' })}${rod}${hung.map((item) => hook(item.x, item.y - item.tall + 8) + put(sheet, item)).join('')}${shelf(sheet, '#a5784a', 1800, 690, 700)}${put(sheet, { kind: 'cork-jar', color: '#cfdad6', accent: '#bb6d4e', x: 1900, y: 696, tall: 190 })}${put(sheet, { kind: 'oil-bottle', color: '#6f7a52', accent: '#e6dccb', x: 2060, y: 696, tall: 240 })}${put(sheet, { kind: 'oil-lamp', color: '#bd9547', accent: '#cfdad6', x: 2250, y: 696, tall: 270 })}${bench(sheet, '#9a7a58')}${vat(sheet, 330, 1060, '#9c4a2d')}${vat(sheet, 740, 1100, '#3d5778')}${vat(sheet, 1160, 1130, '#c8983f')}${vat(sheet, 1590, 1100, '#6f7a52')}${put(sheet, { kind: 'casserole', color: '#35503f', accent: '#bd9547', x: 2020, y: 1110, tall: 250 })}${corners(sheet)}`
}
