import { box, face } from '../flat.ts'
import { kindOf } from '../kinds.ts'
import { grain } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse, softShape } from '../soft.ts'
import { glow, shadows } from '../studio.ts'

// Draws what all workshops have: a wall in the light of a window, boards with products, a deep bench.

/**
 * A wide picture. What the workshop is about stands in the middle 1,080 px, which a crop of 4:5 shows, and between 360
 * and 1,150 px of the height, which a crop of 3:1 shows.
 */
export const wide = { width: 2400, height: 1350 } as const

/** The strip of a wide picture that is its crop of 3:1. */
export const banner = { width: 2400, height: 800, top: 410 } as const

/** Height at which the bench meets the wall. */
export const benchTop = 930

const { width, height } = wide

/** Draws the wall; `sun` is the left edge of the light that falls on it. */
export const wall = (sheet: Sheet, color: string, sun: number): string => {
  const shade = sheet.linear(
    [
      [0, lit(color, 1.1)],
      [0.5, lit(color, 0.98)],
      [1, lit(color, 0.74)],
    ],
    [0, 0, 0.9, 1],
  )
  const pane = (x: number, y: number, grow: number) => {
    const [w, h] = [330 + grow * 2, 300 + grow * 2]
    return `M${round(x - grow)} ${round(y - grow * 1.3)}l${w} ${round(w * 0.3)}v${h}l${-w} ${round(-w * 0.3)}Z`
  }
  const panes = [-16, -8, 0, 8, 16].map(
    (grow) =>
      `<path d="${pane(sun, 60, grow)}${pane(sun + 366, 170, grow)}${pane(sun, 396, grow)}${pane(sun + 366, 506, grow)}"/>`,
  )
  return `<rect width="${width}" height="${height}" fill="${shade}"/><g fill="#fff0d2" fill-opacity="0.085">${panes.join('')}</g>`
}

/** Draws the surface of the bench, which reaches below the frame. */
export const bench = (sheet: Sheet, wood: string): string => {
  const top = sheet.linear(
    [
      [0, lit(wood, 0.84)],
      [0.12, lit(wood, 1.02)],
      [1, lit(wood, 1.06)],
    ],
    [0, 0, 0, 1],
  )
  const light = sheet.linear([
    [0, '#fff2d6', 0.32],
    [0.5, '#fff2d6', 0.05],
    [1, '#20140c', 0.26],
  ])
  const rect = `<rect y="${benchTop}" width="${width}" height="${height - benchTop}"`
  const clip = sheet.clip(`${rect}/>`)
  const seam = [1062, 1226]
    .map(
      (y) =>
        `<path d="M0 ${y}H${width}" stroke="${lit(wood, 0.45)}" stroke-width="3" stroke-opacity="0.5"/>`,
    )
    .join('')
  const area = { x: -40, y: benchTop, width: width + 80, height: height - benchTop }
  const behind = sheet.linear(
    [
      [0, '#20140c', 0],
      [1, '#20140c', 0.3],
    ],
    [0, 0, 0, 1],
  )
  return `<rect y="${benchTop - 90}" width="${width}" height="90" fill="${behind}"/>${rect} fill="${top}"/><g clip-path="${clip}">${grain(sheet, wood, area, 30)}${seam}</g>${rect} fill="${light}"/><path d="M0 ${benchTop + 1}H${width}" stroke="${lit(wood, 1.35)}" stroke-width="3" stroke-opacity="0.5"/>`
}

/** Draws a board on the wall, with the shadow below it. */
export const shelf = (sheet: Sheet, wood: string, x: number, y: number, length: number): string => {
  const board = box(sheet, { x, y: y + 30, width: length, height: 30, depth: 70, color: wood })
  const under = softShape(
    `<rect x="${x + 24}" y="${y + 34}" width="${length - 10}" height="16"/>`,
    {
      spread: 26,
      opacity: 0.34,
    },
  )
  const bracket = (at: number) =>
    `<path d="M${at} ${y + 30}h18v74l-6 8z" fill="${face(sheet, mix(wood, '#2c221a', 0.55), 0.9)}"/>`
  return under + bracket(x + length * 0.14) + bracket(x + length * 0.86 - 18) + board
}

type View = { x: number; w: number; frame?: string; view?: 'hills' | 'sea' | 'roofs' }

// What is seen through a window 800 px high: land, water or a street, pale with distance.
const views: Record<NonNullable<View['view']>, (x: number, w: number) => string> = {
  hills: (x, w) => `${ridge(x, w, 560, '#c9d2c0', 70)}${ridge(x, w, 660, '#aebb9f', 60)}`,
  sea: (x, w) =>
    `<rect x="${x}" y="560" width="${w}" height="220" fill="#a9bcc2"/><path d="M${x + w * 0.2} 610h${w * 0.3}M${x + w * 0.5} 640h${w * 0.36}M${x + w * 0.1} 672h${w * 0.26}" stroke="#dfe8e8" stroke-width="6" stroke-opacity="0.7"/>${ridge(x, w, 720, '#b9b792', 26)}`,
  roofs: (x, w) =>
    `${ridge(x, w, 540, '#cdd3c6', 50)}<path d="M${x} 660L${x + w * 0.16} 560L${x + w * 0.34} 660V620L${x + w * 0.5} 520L${x + w * 0.7} 630L${x + w * 0.86} 560L${x + w} 640V780H${x}Z" fill="#b59f8e"/><path d="M${x + w * 0.4} 585v-90h26v70M${x + w * 0.78} 600v-80h22v66" fill="#a58d7c"/>`,
}

const ridge = (x: number, w: number, y: number, tone: string, sway: number): string =>
  `<path d="M${x} ${y}C${x + w * 0.25} ${y - sway} ${x + w * 0.5} ${y + sway * 0.5} ${x + w} ${y - sway * 0.5}V780H${x}Z" fill="${tone}"/>`

/** Draws a window that reaches to the ceiling. */
export const window = (sheet: Sheet, { x, w, frame = '#e9e1d2', view = 'hills' }: View): string => {
  const [top, h] = [-20, 800]
  const sky = sheet.linear(
    [
      [0, '#d9e5e8'],
      [0.7, '#f4efe0'],
      [1, '#efe6d0'],
    ],
    [0, 0, 0, 1],
  )
  const bar = (bx: number, by: number, bw: number, bh: number) =>
    `<rect x="${bx}" y="${by}" width="${bw}" height="${bh}" fill="${sheet.linear(
      [
        [0, lit(frame, 1.12)],
        [1, lit(frame, 0.78)],
      ],
      bw > bh ? [0, 0, 0, 1] : [0, 0, 1, 0],
    )}"/>`
  const bars = [0, 1, 2, 3].map((i) => bar(round(x + (i * (w - 26)) / 3), top, 26, h)).join('')
  const rows = [260, 520].map((y) => bar(x, y, w, 18)).join('')
  const ledge = box(sheet, {
    x: x - 44,
    y: top + h + 34,
    width: w + 88,
    height: 36,
    depth: 90,
    color: frame,
  })
  return `<rect x="${x}" y="${top}" width="${w}" height="${h}" fill="${sky}"/>${views[view](x, w)}${rows}${bars}<rect x="${x}" y="${top}" width="${w}" height="${h}" fill="none" stroke="${lit(frame, 0.6)}" stroke-width="4" stroke-opacity="0.5"/>${ledge}`
}

export type Item = {
  kind: string
  color: string
  accent?: string
  variant?: number
  x: number
  y: number
  /** Height in px; the width follows. */
  tall: number
  /** Hangs free, without a shadow on the ground. */
  hangs?: boolean
}

/** Draws a product of the shop: standing on `y`, or hanging above it. */
export const put = (
  sheet: Sheet,
  { kind, color, accent = '#c8983f', variant = 0, ...at }: Item,
): string => {
  const { draw } = kindOf(kind)
  // Products are small here, so that coarse steps look the same and take a third of the time.
  const drawing = draw({ sheet: { ...sheet, zoom: 0.4 }, color, accent, variant })
  const scale = at.tall / drawing.height
  const light = drawing.glow ? glow(sheet, drawing.glow) : ''
  return `<g transform="translate(${round(at.x)} ${round(at.y)}) scale(${round(scale * 1000) / 1000})">${light}${at.hangs ? '' : shadows(sheet, drawing)}${drawing.body}</g>`
}

/** Draws the shadow where something stands. */
export const footing = (sheet: Sheet, x: number, y: number, rx: number): string =>
  softEllipse(sheet, {
    x: x + rx * 0.5,
    y,
    rx: rx * 1.5,
    ry: rx * 0.2 + 20,
    opacity: 0.26,
    core: 0,
  }) + softEllipse(sheet, { x, y, rx: rx * 1.04, ry: rx * 0.12 + 12, opacity: 0.5, core: 0.6 })

/** Draws the shadow of a box or a pile, whose lower edge is straight. */
export const flatFooting = (sheet: Sheet, x: number, y: number, length: number): string =>
  softEllipse(sheet, { x: x + 40, y: y + 2, rx: length * 0.66, ry: 30, opacity: 0.3, core: 0.3 }) +
  softEllipse(sheet, { x, y: y + 1, rx: length * 0.52, ry: 12, opacity: 0.6, core: 0.7 })

/** Darkens the corners, stronger on the right, away from the window. */
export const corners = (sheet: Sheet, strength = 0.34): string =>
  `<rect width="${width}" height="${height}" fill="${sheet.radial(
    [
      [0, '#1d130c', 0],
      [0.6, '#1d130c', 0],
      [1, '#1d130c', strength],
    ],
    [0.42, 0.5, 0.72],
  )}"/>`
