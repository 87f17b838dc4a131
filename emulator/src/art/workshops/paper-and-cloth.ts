import { points } from '../curve.ts'
import { box, face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { lit, mix } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softShape } from '../soft.ts'
import { turned } from '../turned.ts'
import { bench, corners, flatFooting, footing, put, shelf, wall, window } from './room.ts'

const iron = '#474440'

// The book press: an iron frame with a screw, that holds a pile of books between two boards.
const press = (sheet: Sheet, x: number, y: number): string => {
  const post = (at: number) =>
    box(sheet, { x: at, y: y - 40, width: 46, height: 400, depth: 30, color: iron }, 6)
  const screw = turned(sheet, {
    profile: points('22 0, 22 210'),
    color: '#9a9c99',
    finish: 'metal',
    at: [x, y - 250],
  })
  const thread = Array.from({ length: 16 }, (_, i) => `M${x - 22} ${y - 262 - i * 12}l44 -7`).join(
    '',
  )
  const wheel = `${limb(sheet, knots(`${x - 190} ${y - 490} 15, ${x} ${y - 484} 17, ${x + 190} ${y - 490} 15`), iron, 'metal')}${turned(sheet, { profile: points('34 0, 38 30, 26 54, 8 60'), color: iron, finish: 'metal', at: [x, y - 466] })}${[-198, 198].map((dx) => turned(sheet, { profile: points('4 0, 26 12, 28 30, 18 46, 4 50'), color: '#77502f', finish: 'satin', at: [x + dx, y - 466] })).join('')}`
  const books = ['#9c4a2d', '#35503f', '#e6dccb', '#3d5778', '#c8983f'].map(
    (color, i) =>
      `${box(sheet, { x: x - 150 + (i % 2) * 8, y: y - 62 - i * 30, width: 296 - (i % 2) * 16, height: 28, depth: 70, color }, 4)}<rect x="${x - 140}" y="${y - 84 - i * 30}" width="270" height="14" fill="#f0e8d8"/>`,
  )
  return `${flatFooting(sheet, x, y, 500)}${box(sheet, { x: x - 250, y, width: 500, height: 40, depth: 130, color: iron }, 8)}${post(x - 236)}${box(sheet, { x: x - 170, y: y - 38, width: 340, height: 24, depth: 90, color: '#a5784a' })}${books.join('')}${box(sheet, { x: x - 176, y: y - 212, width: 352, height: 28, depth: 90, color: '#a5784a' })}${box(sheet, { x: x - 90, y: y - 236, width: 180, height: 24, depth: 60, color: iron }, 6)}${screw}<path d="${thread}" stroke="#3a3835" stroke-width="4" stroke-opacity="0.6"/>${post(x + 190)}${box(sheet, { x: x - 250, y: y - 414, width: 500, height: 52, depth: 50, color: iron }, 12)}${wheel}`
}

// A sheet that dries on the line, held by a peg.
const drying = (
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  tint: string,
  art: string,
): string => {
  const shape = `M${x} ${y}q${w / 2} 12 ${w} 0q6 130 -4 ${w * 1.24}q${-w / 2} 14 ${-w + 6} 0q-8 -130 -2 ${-w * 1.24}z`
  const fold = sheet.linear([
    [0, lit(tint, 0.92)],
    [0.3, lit(tint, 1.2)],
    [0.7, lit(tint, 1)],
    [1, lit(tint, 0.86)],
  ])
  const peg = (at: number) =>
    `<rect x="${at}" y="${y - 20}" width="14" height="46" rx="4" fill="${face(sheet, '#b98b58', 1)}"/>`
  return `<g transform="translate(16 22)">${softShape(`<path d="${shape}"/>`, { spread: 14, opacity: 0.2 })}</g><path d="${shape}" fill="${fold}"/>${art}${peg(x + 22)}${peg(x + w - 38)}`
}

const stackOf = (sheet: Sheet, x: number, y: number, w: number, count: number): string =>
  `${flatFooting(sheet, x, y, w)}${Array.from({ length: count }, (_, i) => `<rect x="${round(x - w / 2 + (sheet.random() - 0.5) * 12)}" y="${y - 10 - i * 8}" width="${w}" height="8" fill="${lit('#ece2cf', 0.86 + (i % 3) * 0.07)}"/>`).join('')}${box(sheet, { x: x - w / 2, y: y - count * 8, width: w, height: 6, depth: 150, color: '#f1e9da' }, 2)}`

export const bindery = (sheet: Sheet): string => {
  const line =
    '<path d="M560 420Q1250 452 1960 414" stroke="#6a5b49" stroke-width="6" fill="none"/>'
  const arc = (x: number, y: number, r: number, tone: string) =>
    [1, 0.72, 0.44]
      .map(
        (s) =>
          `<path d="M${x - r * s} ${y}a${r * s} ${r * s} 0 0 1 ${2 * r * s} 0" fill="none" stroke="${tone}" stroke-width="9"/>`,
      )
      .join('')
  const sheets = [
    drying(
      sheet,
      590,
      436,
      190,
      '#ece2cf',
      `<circle cx="700" cy="520" r="38" fill="#bb6d4e" fill-opacity="0.8"/><path d="M600 630q50 -50 90 -8t84 -16v60h-178z" fill="#3d5778" fill-opacity="0.8"/>`,
    ),
    drying(sheet, 810, 444, 190, '#e8ddc8', arc(905, 620, 64, '#6f7a52')),
    drying(
      sheet,
      1440,
      446,
      190,
      '#ece2cf',
      `<path d="M1460 640q70 -120 150 0z" fill="#c8983f" fill-opacity="0.85"/><path d="M1500 640q60 -80 120 0z" fill="#6f7a52" fill-opacity="0.9"/>`,
    ),
    drying(sheet, 1660, 438, 190, '#d9c4b4', arc(1755, 610, 66, '#9c4a2d')),
  ]
  return `${wall(sheet, '#d1c5b2', 640)}${window(sheet, { x: -80, w: 540, view: 'roofs' })}${line}${sheets.join('')}${shelf(sheet, '#a5784a', 1930, 690, 560)}${put(sheet, { kind: 'notebook', color: '#9c4a2d', accent: '#e6dccb', x: 2040, y: 696, tall: 230 })}${put(sheet, { kind: 'notebook', color: '#35503f', accent: '#e6dccb', x: 2240, y: 696, tall: 230 })}${bench(sheet, '#b0895e')}${stackOf(sheet, 320, 1080, 400, 16)}${put(sheet, { kind: 'pen-cup', color: '#6a757c', accent: '#c8983f', x: 700, y: 1070, tall: 230 })}${press(sheet, 1200, 1130)}${put(sheet, { kind: 'notebook', color: '#3d5778', accent: '#e6dccb', x: 1850, y: 1090, tall: 290 })}${stackOf(sheet, 2180, 1130, 340, 9)}${corners(sheet)}`
}

const cone = (sheet: Sheet, x: number, y: number, color: string, tall = 150): string =>
  `${footing(sheet, x, y, 44)}${turned(sheet, { profile: points(`46 0, 48 14, 22 ${tall - 8}, 14 ${tall}, 10 ${tall + 14}, 4 ${tall + 14}`), color: (h) => lit(color, 1 + Math.sin(h * 0.7) * 0.06), finish: 'fiber', at: [x, y] })}`

// The loom: a frame of beams, threads from back to front, and the cloth that grows towards the viewer.
const loom = (sheet: Sheet, x: number, y: number): string => {
  const wood = '#b98b58'
  const post = (at: number, h: number) =>
    box(sheet, { x: at, y, width: 58, height: h, depth: 40, color: wood }, 4)
  const beam = (at: number, h = 46) =>
    box(sheet, { x: x - 470, y: at, width: 940, height: h, depth: 40, color: wood }, 6)
  const threads = Array.from({ length: 94 }, (_, i) => {
    const top = x - 372 + i * 8
    return `M${round(top)} ${y - 590}L${round(x + (top - x) * 1.06)} ${y - 200}`
  }).join('')
  const stripes: [number, string][] = [
    [0, '#efeae0'],
    [46, '#3d5778'],
    [60, '#efeae0'],
    [92, '#3d5778'],
    [120, '#efeae0'],
  ]
  const cloth = stripes
    .map(
      ([from, color], i) =>
        `<rect x="${x - 396}" y="${y - 250 + from}" width="792" height="${(stripes[i + 1]?.[0] ?? 190) - from}" fill="${face(sheet, color, 1)}"/>`,
    )
    .join('')
  const heddles = Array.from({ length: 63 }, (_, i) => `M${x - 372 + i * 12} ${y - 520}v190`).join(
    '',
  )
  const shuttle = `<path d="M${x - 150} ${y - 262}q150 -34 300 0q-150 34 -300 0z" fill="${face(sheet, '#77502f', 1)}"/><path d="M${x - 60} ${y - 262}h120" stroke="#3d5778" stroke-width="14" stroke-linecap="round"/>`
  return `${flatFooting(sheet, x, y, 960)}${beam(y - 580, 54)}<path d="${threads}" stroke="#f3ecdf" stroke-width="3.4" stroke-opacity="0.86"/><path d="${heddles}" stroke="#6a5b49" stroke-width="2.4" stroke-opacity="0.55"/>${box(sheet, { x: x - 410, y: y - 500, width: 820, height: 26, depth: 20, color: mix(wood, '#77502f', 0.5) }, 3)}${box(sheet, { x: x - 410, y: y - 316, width: 820, height: 26, depth: 20, color: mix(wood, '#77502f', 0.5) }, 3)}${cloth}${shuttle}${post(x - 480, 690)}${post(x + 422, 690)}${clothRoll(sheet, x, y - 50)}`
}

/** The roll of finished cloth on the breast beam. */
const clothRoll = (sheet: Sheet, x: number, y: number): string => {
  const fill = sheet.linear(
    [
      [0, lit('#efeae0', 1.1)],
      [0.3, lit('#efeae0', 1)],
      [1, lit('#efeae0', 0.5)],
    ],
    [0, 0, 0, 1],
  )
  const stripes = [-26, -8, 24]
    .map(
      (dy, i) =>
        `<rect x="${x - 398}" y="${y + dy}" width="796" height="${i === 1 ? 16 : 7}" fill="#3d5778" fill-opacity="0.75"/>`,
    )
    .join('')
  return `<rect x="${x - 400}" y="${y - 48}" width="800" height="96" rx="30" fill="${fill}"/>${stripes}`
}

export const mill = (sheet: Sheet): string => {
  const tones = ['#9c4a2d', '#c8983f', '#a5b096', '#3d5778', '#d4c2a0']
  const cones = tones.map((color, i) => cone(sheet, 1930 + i * 112, 696, color))
  return `${wall(sheet, '#cbc4b4', 640)}${window(sheet, { x: -60, w: 560, frame: '#6f7f74' })}${shelf(sheet, '#8a6242', 1850, 690, 700)}${cones.join('')}${shelf(sheet, '#8a6242', 1850, 420, 700)}${put(sheet, { kind: 'towel-stack', color: '#9bb3bf', accent: '#efeae0', x: 2100, y: 426, tall: 170 })}${bench(sheet, '#9a7550')}${put(sheet, { kind: 'throw', color: '#9c4a2d', x: 300, y: 1100, tall: 170 })}${loom(sheet, 1190, 1150)}${cone(sheet, 1850, 1120, '#3d5778', 210)}${put(sheet, { kind: 'cushion', color: '#a5b096', x: 2130, y: 1110, tall: 330 })}${corners(sheet)}`
}
