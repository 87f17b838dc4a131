import { face } from './flat.ts'
import { grain } from './materials.ts'
import { lit, mix } from './palette.ts'
import { round, type Sheet } from './sheet.ts'
import { softBand, softEllipse } from './soft.ts'
import { frame } from './studio.ts'

// Defines the rooms of scenes: where objects stand and what is drawn before and after them.

export type Place = {
  /** The room behind all objects. */
  back: string
  /** Furniture in front of objects further back, for example a bench. */
  middle: string
  /** Positions of the nearer and the further object. */
  near: number
  far: number
}

const { width, height } = frame

const wallOf = (sheet: Sheet, wall: string, dusk: boolean): string => {
  const shade = sheet.linear(
    [
      [0, lit(wall, 0.93)],
      [0.6, lit(wall, 1.0)],
      [1, lit(wall, 0.9)],
    ],
    [0, 0, 0.25, 1],
  )
  return `<rect width="${width}" height="${height}" fill="${shade}"/>${dusk ? '' : windowLight(sheet)}`
}

const sun = '#fff1d6'

// Draws light with soft edges: the same shape, some px larger and smaller, in layers.
const layered = (
  shape: (grow: number) => string,
  spread: number,
  opacity: number,
  color = sun,
): string => {
  const steps = 9
  const each = round(1 - (1 - opacity) ** (1 / steps))
  const shapes = Array.from({ length: steps }, (_, i) =>
    shape(round(spread * (1 - (2 * i) / (steps - 1)))),
  )
  return `<g fill="${color}" fill-opacity="${each}">${shapes.map((d) => `<path d="${d}"/>`).join('')}</g>`
}

// Draws sunlight through a barred window, slanted on the wall.
const paneLight = (across: number, down: number): string => {
  const pane = (x: number, y: number, grow: number) => {
    const [w, h] = [300 + grow * 2, 330 + grow * 2]
    const [left, top] = [round(x - grow), round(y - grow * 1.34)]
    return `M${left} ${top}l${w} ${round(w * 0.34)}v${h}l${-w} ${round(-w * 0.34)}Z`
  }
  const corners: [number, number][] = [
    [0, 0],
    [336, 114],
    [0, 370],
    [336, 484],
  ]
  return layered(
    (grow) => corners.map(([x, y]) => pane(across + x, down + y, grow)).join(''),
    15,
    0.42,
  )
}

// Draws sunlight as one long bar and one thin bar.
const sunbeam = (across: number): string => {
  const bar = (x: number, w: number, grow: number) =>
    `M${round(x - grow)} -40h${w + grow * 2}l385 1590h${-w - grow * 2}Z`
  return layered((grow) => bar(across, 210, grow) + bar(across + 270, 70, grow), 26, 0.3)
}

// Varies the light by the sheet's random numbers, so that two rooms of the shop show different times of day.
const windowLight = (sheet: Sheet): string => {
  const hour = sheet.random()
  const shift = sheet.random()
  if (hour < 0.4) return paneLight(60 + shift * 420, -90 + shift * 60)
  if (hour < 0.7) return sunbeam(40 + shift * 480)
  return softEllipse(sheet, {
    x: 300 + shift * 300,
    y: 380,
    rx: 620,
    ry: 560,
    opacity: 0.5,
    color: sun,
    core: 0,
  })
}

const corner = (sheet: Sheet, strength: number): string =>
  `<rect width="${width}" height="${height}" fill="${sheet.radial(
    [
      [0, '#1d130c', 0],
      [0.6, '#1d130c', 0],
      [1, '#1d130c', strength],
    ],
    [0.42, 0.46, 0.82],
  )}"/>`

const top = (sheet: Sheet, wood: string, from: number, to: number, lines: number): string => {
  const fill = sheet.linear(
    [
      [0, lit(wood, 0.86)],
      [0.2, lit(wood, 1.02)],
      [1, lit(wood, 1.1)],
    ],
    [0, 0, 0, 1],
  )
  const clip = sheet.clip(`<rect y="${from}" width="${width}" height="${to - from}"/>`)
  const area = { x: -40, y: from, width: width + 80, height: to - from }
  const sun = sheet.linear([
    [0, '#fff2d6', 0.34],
    [0.5, '#fff2d6', 0.06],
    [1, '#20140c', 0.2],
  ])
  const rect = `<rect y="${from}" width="${width}" height="${to - from}"`
  return `${rect} fill="${fill}"/><g clip-path="${clip}">${grain(sheet, wood, area, lines)}</g>${rect} fill="${sun}"/>`
}

const tableTop = (sheet: Sheet, wood: string): string =>
  `${softBand(sheet, { y: 1000, height: 90, opacity: 0.26, at: 0.6 })}${top(sheet, wood, 1052, height, 22)}<path d="M0 1053H${width}" stroke="${lit(wood, 1.35)}" stroke-width="3" stroke-opacity="0.5"/>`

const shelfBoard = (sheet: Sheet, wood: string, y: number): string => {
  const front = `<rect y="${y + 70}" width="${width}" height="62" fill="${face(sheet, wood, 0.84)}"/>`
  const under = sheet.linear(
    [
      [0, '#1d130c', 0.46],
      [0.4, '#1d130c', 0.16],
      [1, '#1d130c', 0],
    ],
    [0, 0, 0, 1],
  )
  const clip = sheet.clip(`<rect y="${y + 70}" width="${width}" height="62"/>`)
  return `${top(sheet, wood, y, y + 70, 7)}${front}<g clip-path="${clip}">${grain(sheet, wood, { x: -40, y: y + 70, width: 1280, height: 62 }, 7)}</g><path d="M0 ${y + 71}H${width}" stroke="${lit(wood, 1.4)}" stroke-width="3" stroke-opacity="0.7"/><rect y="${y + 132}" width="${width}" height="230" fill="${under}"/>`
}

const floorBoards = (sheet: Sheet, wood: string, from: number): string => {
  const rows = [0, 0.16, 0.38, 0.68, 1].map((t) => from + t * (height - from))
  const seams = rows
    .slice(1, -1)
    .map((y) => `<path d="M0 ${round(y)}H${width}" stroke="${lit(wood, 0.4)}" stroke-width="3"/>`)
  const joints = [180, 760, 420, 980].map(
    (x, i) =>
      `<path d="M${x} ${round(rows[i] ?? from)}V${round(rows[i + 1] ?? height)}" stroke="${lit(wood, 0.4)}" stroke-width="2.4"/>`,
  )
  return `${top(sheet, wood, from, height, 26)}<g stroke-opacity="0.5">${seams.join('')}${joints.join('')}</g>`
}

const skirting = (sheet: Sheet, wall: string, y: number): string =>
  `<rect y="${y - 96}" width="${width}" height="96" fill="${face(sheet, lit(wall, 1.25), 1)}"/><path d="M0 ${y - 96}H${width}" stroke="${lit(wall, 0.7)}" stroke-width="3" stroke-opacity="0.6"/>${softBand(sheet, { y: y - 12, height: 26, opacity: 0.34 })}`

const bench = (sheet: Sheet, wood: string): string => {
  const leg = (x: number) =>
    `<path d="M${x} 1150H${x + 64}L${x + 54} 1452H${x + 12}Z" fill="${face(sheet, wood, 0.72)}"/>${softEllipse(sheet, { x: x + 40, y: 1452, rx: 80 + 9, ry: 14 + 9, opacity: 0.36 })}`
  const clip = sheet.clip('<rect x="60" y="1130" width="1140" height="62"/>')
  const seat = `<path d="M60 1130L92 1046H${width}V1130Z" fill="${sheet.linear([
    [0, lit(wood, 1.22)],
    [1, lit(wood, 1.02)],
  ])}"/><rect x="60" y="1130" width="1140" height="62" fill="${face(sheet, wood, 0.92)}"/><g clip-path="${clip}">${grain(sheet, wood, { x: 60, y: 1130, width: 1160, height: 62 }, 8)}</g><path d="M62 1131H${width}" stroke="${lit(wood, 1.4)}" stroke-width="3" stroke-opacity="0.7"/>`
  const under = `${softBand(sheet, { y: 1180, height: 130, opacity: 0.24, at: 0.2 })}`
  return `${under}${leg(150)}${leg(1010)}${seat}`
}

const sky = (sheet: Sheet): string => {
  const day = sheet.linear(
    [
      [0, '#dfe8ea'],
      [0.6, '#f4efe2'],
      [1, '#efe6d2'],
    ],
    [0, 0, 0, 1],
  )
  const hill = (y: number, tone: string, sway: number) =>
    `<path d="M0 ${y}C200 ${y - sway} 380 ${y + sway * 0.6} 600 ${y - sway * 0.3}C820 ${y - sway * 1.3} 1000 ${y + sway * 0.3} 1200 ${y - sway * 0.6}V1140H0Z" fill="${tone}"/>`
  return `<rect width="${width}" height="1140" fill="${day}"/>${hill(900, '#cfd5c6', 70)}${hill(980, '#b7c0ab', 50)}`
}

// Draws the window frame around the view. Its bars lie where no crop of a screen ends: the upper one above a square,
// all others behind the products, so that no crop shows a strip of frame along its edge.
const casement = (sheet: Sheet, wall: string): string => {
  const wood = mix('#f1ebdf', wall, 0.12)
  const upright = (x: number, w: number) =>
    `<rect x="${x}" y="-10" width="${w}" height="1040" fill="${sheet.linear([
      [0, lit(wood, 1.1)],
      [0.6, lit(wood, 0.94)],
      [1, lit(wood, 0.78)],
    ])}"/>`
  const across = (y: number, h: number) =>
    `<rect y="${y}" width="${width}" height="${h}" fill="${sheet.linear(
      [
        [0, lit(wood, 1.1)],
        [1, lit(wood, 0.82)],
      ],
      [0, 0, 0, 1],
    )}"/>`
  return `${upright(-20, 112)}${upright(1108, 112)}${upright(577, 42)}${across(150, 34)}${across(962, 66)}`
}

// Draws a deep sill that reaches below the frame: a crop may end anywhere on it, and the light falls across it.
const sill = (sheet: Sheet, stone: string): string => {
  const from = 1028
  const slab = sheet.linear(
    [
      [0, lit(stone, 0.82)],
      [0.08, lit(stone, 1.02)],
      [0.45, lit(stone, 1.16)],
      [1, lit(stone, 0.98)],
    ],
    [0, 0, 0, 1],
  )
  // The bars of the window lie on the stone as two bands of shade.
  const barShade = (x: number) =>
    layered(
      (grow) =>
        `M${round(x - grow)} ${from}h${44 + grow * 2}l150 ${height - from}h${-70 - grow * 2}Z`,
      20,
      0.3,
      '#7d6d58',
    )
  const clip = sheet.clip(`<rect y="${from}" width="${width}" height="${height - from}"/>`)
  return `<rect y="${from}" width="${width}" height="${height - from}" fill="${slab}"/><g clip-path="${clip}">${barShade(600)}${barShade(1130)}</g>${softBand(sheet, { y: from - 14, height: 60, opacity: 0.3, at: 0.3 })}`
}

type Room = { wall: string; wood: string; dusk: boolean }

const rooms = {
  table: (sheet: Sheet, { wall, wood, dusk }: Room): Place => ({
    back: wallOf(sheet, wall, dusk) + tableTop(sheet, wood) + corner(sheet, 0.26),
    middle: '',
    near: 1270,
    far: 1170,
  }),
  shelf: (sheet: Sheet, { wall, wood, dusk }: Room): Place => ({
    back: wallOf(sheet, wall, dusk) + shelfBoard(sheet, wood, 1110) + corner(sheet, 0.24),
    middle: '',
    near: 1154,
    far: 1136,
  }),
  sill: (sheet: Sheet, { wall }: Room): Place => ({
    back:
      sky(sheet) +
      casement(sheet, wall) +
      sill(sheet, mix('#d8cfbf', wall, 0.2)) +
      corner(sheet, 0.2),
    middle: '',
    near: 1216,
    far: 1164,
  }),
  floor: (sheet: Sheet, { wall, wood, dusk }: Room): Place => ({
    back: `${wallOf(sheet, wall, dusk)}${skirting(sheet, wall, 1090)}${floorBoards(sheet, wood, 1090)}${corner(sheet, 0.26)}`,
    middle: '',
    near: 1340,
    far: 1220,
  }),
  bench: (sheet: Sheet, { wall, wood, dusk }: Room): Place => ({
    back: `${wallOf(sheet, wall, dusk)}${skirting(sheet, wall, 1290)}${floorBoards(sheet, mix(wood, wall, 0.3), 1290)}${corner(sheet, 0.22)}`,
    middle: bench(sheet, wood),
    near: 1108,
    far: 1092,
  }),
  wall: (sheet: Sheet, { wall, wood, dusk }: Room): Place => ({
    back: wallOf(sheet, wall, dusk) + shelfBoard(sheet, wood, 1250) + corner(sheet, 0.22),
    middle: '',
    near: 1290,
    far: 1290,
  }),
  hung: (sheet: Sheet, { wall, wood }: Room): Place => ({
    back: wallOf(sheet, wall, true) + top(sheet, wood, 1150, height, 18) + corner(sheet, 0.26),
    middle: '',
    near: 1270,
    far: 1270,
  }),
} as const

export type Setting = keyof typeof rooms

export const placeFor = (sheet: Sheet, setting: Setting, room: Room): Place =>
  rooms[setting](sheet, room)
