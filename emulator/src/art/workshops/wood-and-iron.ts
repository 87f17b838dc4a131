import { points } from '../curve.ts'
import { box, face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { lit } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse } from '../soft.ts'
import { turned } from '../turned.ts'
import { bench, corners, flatFooting, footing, put, shelf, wall, window } from './room.ts'

const iron = '#4d4c4a'

/** A board with hooks, and tools that hang from it; `tools` draws each one at its hook. */
const rack = (
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  tools: ((x: number, y: number) => string)[],
): string => {
  const step = length / tools.length
  const pegs = tools.map((tool, i) => {
    const at = x + step * (i + 0.5)
    return `<circle cx="${at}" cy="${y + 22}" r="9" fill="${lit(iron, 0.8)}"/>${tool(at, y + 22)}`
  })
  return `<g transform="translate(14 18)"><rect x="${x}" y="${y}" width="${length}" height="44" fill="#20140c" fill-opacity="0.2"/></g><rect x="${x}" y="${y}" width="${length}" height="44" rx="5" fill="${face(sheet, '#8a6242', 1)}"/>${pegs.join('')}`
}

const hammer = (sheet: Sheet) => (x: number, y: number) =>
  `${limb(sheet, knots(`${x} ${y + 80} 10, ${x + 2} ${y + 180} 12, ${x} ${y + 290} 14`), '#c99f69')}${box(sheet, { x: x - 62, y: y + 86, width: 124, height: 46, depth: 20, color: iron }, 8)}`

const tongs = (sheet: Sheet) => (x: number, y: number) =>
  limb(
    sheet,
    knots(
      `${x - 4} ${y + 6} 9, ${x - 26} ${y + 130} 9, ${x + 8} ${y + 190} 11, ${x - 16} ${y + 268} 7`,
    ),
    iron,
    'metal',
  ) +
  limb(
    sheet,
    knots(
      `${x + 4} ${y + 6} 9, ${x + 26} ${y + 130} 9, ${x - 8} ${y + 190} 11, ${x + 16} ${y + 268} 7`,
    ),
    lit(iron, 1.15),
    'metal',
  )

const chisel = (sheet: Sheet) => (x: number, y: number) =>
  `${turned(sheet, { profile: points('12 0, 17 30, 15 90, 19 120, 8 132'), color: '#b98b58', finish: 'satin', at: [x, y + 140] })}<path d="M${x - 8} ${y + 140}h16l6 130l-14 14l-14 -14z" fill="${face(sheet, '#a9adab', 1)}"/>`

const saw = (sheet: Sheet) => (x: number, y: number) =>
  `<path d="M${x - 16} ${y + 90}L${x + 22} ${y + 90}L${x + 60} ${y + 300}L${x - 10} ${y + 310}Z" fill="${face(sheet, '#b8bbb9', 1)}"/><path d="M${x - 24} ${y + 6}h54q14 44 0 92h-54q-12 -48 0 -92zm16 24v42h20v-42z" fill="${face(sheet, '#77502f', 1)}" fill-rule="evenodd"/>`

const trowelOn = (sheet: Sheet, color: string) => (x: number, y: number) =>
  put(sheet, { kind: 'trowel', color, accent: '#77502f', x, y: y + 330, tall: 330 })

// The anvil on its block, a trowel on it whose blade still glows.
const anvil = (sheet: Sheet, x: number, y: number): string => {
  const block = turned(sheet, {
    profile: points('196 0, 190 20, 182 150, 186 170, 186 172'),
    color: '#8a6242',
    at: [x, y],
  })
  const top = y - 176
  const horn = `M${x - 330} ${top - 196}C${x - 240} ${top - 222} ${x - 170} ${top - 214} ${x - 120} ${top - 214}H${x + 210}V${top - 150}C${x + 110} ${top - 136} ${x + 78} ${top - 96} ${x + 76} ${top - 60}C${x + 92} ${top - 34} ${x + 142} ${top - 22} ${x + 150} ${top + 10}H${x - 150}C${x - 142} ${top - 22} ${x - 92} ${top - 34} ${x - 80} ${top - 60}C${x - 84} ${top - 110} ${x - 150} ${top - 140} ${x - 214} ${top - 150}C${x - 260} ${top - 160} ${x - 300} ${top - 178} ${x - 330} ${top - 196}Z`
  const fill = sheet.linear(
    [
      [0, lit(iron, 1.5)],
      [0.14, lit(iron, 1.05)],
      [0.6, lit(iron, 0.8)],
      [1, lit(iron, 0.5)],
    ],
    [0.2, 0, 0.7, 1],
  )
  const hot = sheet.linear([
    [0, '#ff7a2a'],
    [0.5, '#ffd071'],
    [1, '#8c5a45'],
  ])
  const blade = `<path d="M${x - 90} ${top - 216}C${x - 60} ${top - 244} ${x + 40} ${top - 246} ${x + 92} ${top - 222}L${x + 92} ${top - 214}H${x - 90}Z" fill="${hot}"/>${limb(sheet, knots(`${x + 90} ${top - 220} 9, ${x + 200} ${top - 226} 9, ${x + 330} ${top - 250} 10`), iron, 'metal')}`
  return `${footing(sheet, x, y, 190)}${block}<path d="${horn}" fill="${fill}"/><path d="M${x - 300} ${top - 203}C${x - 220} ${top - 214} ${x - 160} ${top - 213} ${x + 208} ${top - 212}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity="0.5"/>${softEllipse(sheet, { x: x - 10, y: top - 226, rx: 240, ry: 130, opacity: 0.5, color: '#ffab4d', core: 0 })}${blade}`
}

export const forge = (sheet: Sheet): string => {
  const tools = [
    hammer(sheet),
    trowelOn(sheet, '#b8bbb9'),
    tongs(sheet),
    trowelOn(sheet, '#bb7350'),
    hammer(sheet),
    trowelOn(sheet, '#b8bbb9'),
  ]
  return `${wall(sheet, '#b9b5a6', 660)}${window(sheet, { x: -60, w: 600, view: 'roofs', frame: '#5f625c' })}${rack(sheet, 700, 330, 1020, tools)}${shelf(sheet, '#8a6242', 1840, 690, 700)}${put(sheet, { kind: 'twine', color: '#c2a878', accent: '#77502f', x: 1930, y: 696, tall: 120 })}${put(sheet, { kind: 'twine', color: '#6f7a52', accent: '#77502f', x: 2070, y: 696, tall: 120 })}${put(sheet, { kind: 'planter', color: '#c27750', accent: '#35503f', x: 2260, y: 696, tall: 330 })}${bench(sheet, '#8f6d4b')}${put(sheet, { kind: 'planter', color: '#c27750', accent: '#35503f', x: 300, y: 1050, tall: 430 })}${anvil(sheet, 1180, 1146)}${put(sheet, { kind: 'watering-can', color: '#35503f', x: 1970, y: 1100, tall: 290 })}${corners(sheet)}`
}

// The lathe: a bed of wood, two heads of iron, and a candlestick that turns between them.
const latheOn = (sheet: Sheet, x: number, y: number): string => {
  const bed = box(
    sheet,
    { x: x - 520, y, width: 1040, height: 74, depth: 120, color: '#8a6242' },
    6,
  )
  const head = (at: number, w: number) =>
    `${box(sheet, { x: at, y: y - 78, width: w, height: 210, depth: 70, color: '#35503f' }, 14)}`
  const axis = y - 190
  const spindle = `<g transform="rotate(90 ${x} ${axis})">${turned(sheet, { profile: points('16 -300, 60 -296, 64 -262, 30 -240, 26 -180, 58 -150, 62 -120, 30 -96, 24 20, 40 60, 66 96, 60 130, 28 150, 24 210, 48 236, 46 280, 16 300'), color: '#c99f69', finish: 'satin', at: [x, axis] })}</g>`
  const pulley = `${disk(sheet, x - 486, axis, 92, '#77502f')}${disk(sheet, x - 492, axis, 58, '#8e979a')}${disk(sheet, x - 494, axis, 20, '#4d4c4a')}`
  const rest = `${box(sheet, { x: x - 190, y: y - 78, width: 380, height: 24, depth: 30, color: iron }, 4)}${box(sheet, { x: x - 26, y: y - 70, width: 52, height: 30, depth: 20, color: iron }, 2)}`
  return `${flatFooting(sheet, x, y, 1040)}${bed}${head(x - 480, 170)}${head(x + 330, 130)}${pulley}${limb(sheet, knots(`${x - 320} ${axis} 30, ${x - 290} ${axis} 22`), '#8e979a', 'metal')}${limb(sheet, knots(`${x + 340} ${axis} 26, ${x + 296} ${axis} 10`), '#8e979a', 'metal')}${spindle}${rest}`
}

const disk = (sheet: Sheet, x: number, y: number, r: number, color: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${round(r * 0.42)}" ry="${r}" fill="${face(sheet, color, 1)}"/><ellipse cx="${x - 5}" cy="${y}" rx="${round(r * 0.42)}" ry="${r}" fill="none" stroke="${lit(color, 1.3)}" stroke-width="4" stroke-opacity="0.5"/>`

const shavings = (sheet: Sheet, x: number, y: number): string =>
  Array.from({ length: 15 }, () => {
    const [at, down, r] = [
      x + (sheet.random() - 0.5) * 760,
      y + sheet.random() * 70,
      8 + sheet.random() * 9,
    ]
    return `<path d="M${round(at)} ${round(down)}a${round(r)} ${round(r * 0.8)} 0 1 1 ${round(r * 1.5)} ${round(r * 0.7)}q${round(r * 1.4)} ${round(r * 0.5)} ${round(r * 3)} ${round(-r * 0.2)}" stroke="${lit('#dcc39a', 0.8 + sheet.random() * 0.4)}"/>`
  }).join('')

export const turnery = (sheet: Sheet): string => {
  const tools = [
    chisel(sheet),
    chisel(sheet),
    saw(sheet),
    chisel(sheet),
    hammer(sheet),
    chisel(sheet),
  ]
  // The hatch to the forge behind the wall.
  const hatch = `<rect x="1930" y="300" width="380" height="420" fill="${face(sheet, '#5f4734', 1)}"/><rect x="1956" y="326" width="328" height="368" fill="#2a1c14"/>${softEllipse(sheet, { x: 2120, y: 600, rx: 230, ry: 210, opacity: 0.9, color: '#ff8a35', core: 0 })}${box(sheet, { x: 1890, y: 752, width: 460, height: 34, depth: 90, color: '#a5784a' })}`
  const clip = sheet.clip('<rect x="1890" y="280" width="460" height="500"/>')
  return `${wall(sheet, '#c8bca6', 640)}${window(sheet, { x: -60, w: 560 })}${rack(sheet, 660, 380, 1080, tools)}<g clip-path="${clip}">${hatch}</g>${put(sheet, { kind: 'mill', color: '#77502f', accent: '#b8bbb9', x: 2010, y: 726, tall: 190 })}${bench(sheet, '#a98259')}${put(sheet, { kind: 'board', color: '#c99f69', x: 210, y: 1030, tall: 440 })}${put(sheet, { kind: 'mill', color: '#77502f', accent: '#b8bbb9', x: 440, y: 1080, tall: 270 })}${latheOn(sheet, 1190, 1090)}<g fill="none" stroke-width="7" stroke-linecap="round">${shavings(sheet, 1180, 1120)}</g>${put(sheet, { kind: 'candlestick', color: '#77502f', accent: '#bd9547', x: 1860, y: 1090, tall: 330 })}${put(sheet, { kind: 'spoon-crock', color: '#e6dccb', accent: '#9c5a3a', x: 2110, y: 1120, tall: 360 })}${corners(sheet)}`
}
