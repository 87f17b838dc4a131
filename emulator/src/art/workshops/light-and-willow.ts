import { points } from '../curve.ts'
import { box, face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { lit } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse } from '../soft.ts'
import { rimLight, turned } from '../turned.ts'
import { bench, corners, flatFooting, footing, put, shelf, wall, window } from './room.ts'

const brass = '#bd9547'

// The glass kiln: a round furnace with an open mouth.
const furnace = (sheet: Sheet, x: number, y: number): string => {
  const body = turned(sheet, {
    profile: points('290 0, 296 30, 290 330, 240 430, 120 480, 60 490, 60 640'),
    color: '#8d7f74',
    finish: 'matte',
    at: [x, y],
  })
  const mouth = sheet.radial([
    [0, '#fff3c0'],
    [0.5, '#ffb347'],
    [1, '#d3561d'],
  ])
  return `${body}<ellipse cx="${x - 30}" cy="${y - 230}" rx="112" ry="96" fill="#3b2f29"/><ellipse cx="${x - 30}" cy="${y - 226}" rx="92" ry="78" fill="${mouth}"/>${softEllipse(sheet, { x: x - 30, y: y - 220, rx: 330, ry: 280, opacity: 0.5, color: '#ffb558', core: 0 })}`
}

// A shade at the end of the blowing pipe, still warm, on its rest.
const blown = (sheet: Sheet, x: number, y: number): string => {
  const hot = sheet.radial(
    [
      [0, '#fff1c4'],
      [0.5, '#ffc36b'],
      [1, '#cf6a35'],
    ],
    [0.36, 0.36, 0.75],
  )
  const rest = (at: number) =>
    `${footing(sheet, at, y, 40)}${limb(sheet, knots(`${at - 40} ${y} 10, ${at} ${y - 110} 9, ${at - 34} ${y - 176} 7`), '#4d4c4a', 'metal')}${limb(sheet, knots(`${at + 40} ${y} 10, ${at} ${y - 110} 9, ${at + 34} ${y - 176} 7`), '#4d4c4a', 'metal')}`
  return `${rest(x + 30)}${rest(x + 360)}${limb(sheet, knots(`${x - 90} ${y - 128} 15, ${x + 200} ${y - 134} 12, ${x + 560} ${y - 142} 11`), '#8e979a', 'metal')}${softEllipse(sheet, { x: x - 230, y: y - 130, rx: 300, ry: 230, opacity: 0.4, color: '#ffc77a', core: 0 })}<path d="M${x - 90} ${y - 150}C${x - 120} ${y - 230} ${x - 200} ${y - 280} ${x - 290} ${y - 268}C${x - 380} ${y - 250} ${x - 410} ${y - 180} ${x - 408} ${y - 126}C${x - 408} ${y - 66} ${x - 370} ${y - 6} ${x - 290} ${y + 6}C${x - 200} ${y + 14} ${x - 124} ${y - 40} ${x - 90} ${y - 110}Z" fill="${hot}" fill-opacity="0.94"/><path d="M${x - 360} ${y - 190}C${x - 330} ${y - 236} ${x - 280} ${y - 250} ${x - 240} ${y - 246}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-opacity="0.7"/>`
}

export const glassworks = (sheet: Sheet): string => {
  const cords = [
    { kind: 'pendant', color: '#35503f', x: 790, cut: 180 },
    { kind: 'pendant', color: '#c8983f', x: 1190, cut: 250 },
    { kind: 'pendant', color: '#3d3b38', x: 1590, cut: 200 },
  ].map((lamp) => hung(sheet, lamp))
  return `${wall(sheet, '#a59a89', 560)}${furnace(sheet, 2080, 960)}${cords.join('')}${bench(sheet, '#8a6a49')}${put(sheet, { kind: 'wall-clock', color: '#6f7a52', x: 345, y: 652, tall: 236 })}${put(sheet, { kind: 'arm-lamp', color: '#2f3844', accent: brass, x: 150, y: 1060, tall: 400 })}${put(sheet, { kind: 'dome-lamp', color: '#6f7a52', accent: brass, x: 540, y: 1090, tall: 360 })}${blown(sheet, 1190, 1120)}${corners(sheet, 0.44)}`
}

const hung = (
  sheet: Sheet,
  { cut, ...lamp }: { kind: string; color: string; x: number; cut: number },
): string =>
  `<path d="M${lamp.x} 0V${cut + 4}" stroke="#3a332d" stroke-width="3"/>${put(sheet, { ...lamp, accent: brass, y: cut, tall: 470 })}`

// A basket half made: its stakes stand up around the woven wall.
const weaving = (sheet: Sheet, x: number, y: number): string => {
  const straw = '#c9b182'
  const count = 27
  const stakes = (isFar: boolean) =>
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (i / (count - 1))
      const [dx, dy] = [Math.cos(angle) * 232, (isFar ? -1 : 1) * Math.sin(angle) * 46]
      const sway = (sheet.random() - 0.5) * 50
      return `M${round(x + dx)} ${round(y - 220 + dy)}q${round(dx * 0.12)} -80 ${round(dx * 0.3 + sway)} ${round(-150 - sheet.random() * 50)}`
    }).join('')
  const wall = turned(sheet, {
    profile: points('196 0, 206 20, 226 120, 236 214, 238 222'),
    color: (h) => lit(straw, 1 + Math.sin(h * 0.42) * 0.13),
    finish: 'fiber',
    open: true,
    at: [x, y],
  })
  const rows = Array.from({ length: 9 }, (_, i) => {
    const r = 204 + i * 3.8
    return `M${round(x - r)} ${y - 16 - i * 23}A${round(r)} ${round(r * 0.2)} 0 0 0 ${round(x + r)} ${y - 16 - i * 23}`
  }).join('')
  const line = (path: string, tone: string) =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-width="8" stroke-linecap="round"/>`
  return `${footing(sheet, x, y, 210)}${line(stakes(true), lit(straw, 0.66))}<ellipse cx="${x}" cy="${y - 222}" rx="236" ry="46" fill="${lit(straw, 0.36)}"/>${wall}<path d="${rows}" fill="none" stroke="${lit(straw, 0.5)}" stroke-width="6" stroke-opacity="0.5" stroke-dasharray="26 16"/>${rimLight({ radius: 238, height: 222, at: [x, y] }, 4, 0.3)}${line(stakes(false), lit(straw, 1))}`
}

const rods = (sheet: Sheet, x: number, y: number): string => {
  const all = Array.from({ length: 22 }, (_, i) => {
    const tone = lit(i % 3 ? '#a88a5a' : '#8d6d43', 0.8 + sheet.random() * 0.4)
    return `<path d="M${x} ${y - i * 4}q300 ${round(-20 - sheet.random() * 30)} 620 ${round((sheet.random() - 0.5) * 40)}" stroke="${tone}"/>`
  })
  return `${flatFooting(sheet, x + 300, y + 2, 560)}<g fill="none" stroke-width="8" stroke-linecap="round">${all.join('')}</g><rect x="${x + 250}" y="${y - 124}" width="26" height="136" rx="10" fill="${face(sheet, '#d4c2a0', 1)}"/>`
}

export const willow = (sheet: Sheet): string => {
  const shelved = [
    { kind: 'basket', color: '#d4c2a0', accent: '#77502f', x: 800, y: 616, tall: 210 },
    { kind: 'jar-candle', color: '#c8983f', x: 1050, y: 616, tall: 120 },
    { kind: 'jar-candle', color: '#e6dccb', x: 1190, y: 616, tall: 120 },
    { kind: 'tea-tin', color: '#35503f', accent: '#c8983f', x: 1340, y: 616, tall: 150 },
    { kind: 'basket', color: '#c2a878', accent: '#3d3b38', x: 1570, y: 616, tall: 210 },
  ]
  const boxes = [1940, 2170].map(
    (x, i) =>
      `${box(sheet, { x, y: 660, width: 200, height: 130 - i * 34, depth: 80, color: i ? '#c99f69' : '#b98b58' }, 5)}<path d="M${x} ${574 + i * 26}h200M${x + 92} ${566 + i * 26}h16v22h-16z" fill="#6a4a2e" stroke="#6a4a2e" stroke-width="3" stroke-opacity="0.7"/>`,
  )
  return `${wall(sheet, '#c5c8b9', 640)}${window(sheet, { x: -60, w: 580 })}${shelf(sheet, '#a5784a', 680, 610, 1020)}${shelved.map((item) => put(sheet, item)).join('')}${shelf(sheet, '#a5784a', 1880, 654, 640)}${boxes.join('')}${bench(sheet, '#a98259')}${rods(sheet, 140, 1110)}${weaving(sheet, 1180, 1140)}${put(sheet, { kind: 'twine', color: '#c2a878', accent: '#77502f', x: 1590, y: 1100, tall: 150 })}${put(sheet, { kind: 'basket', color: '#d4c2a0', accent: '#77502f', x: 2030, y: 1110, tall: 330 })}${corners(sheet)}`
}
