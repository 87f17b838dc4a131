import type { Draw } from './drawing.ts'
import { box, face } from './flat.ts'
import { grain } from './materials.ts'
import { lit } from './palette.ts'
import { basket } from './products/basketry.ts'
import { notebook } from './products/desk-products.ts'
import { darkLamp } from './products/lamps.ts'
import { bottleVase } from './products/vessels.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { softEllipse } from './soft.ts'
import { shadows } from './studio.ts'

// Draws what the shop shows where there is nothing: products without a background, for light and dark paper.
// stack/tools/print-empty-states.ts

const emptyFrame = { width: 960, height: 600 } as const

const oak = '#b98b58'

type Placed = { color: string; accent?: string; x: number; y: number; tall: number }

const put = (
  sheet: Sheet,
  draw: Draw,
  { color, accent = '#c8983f', x, y, tall }: Placed,
): string => {
  const drawing = draw({ sheet, color, accent, variant: 0 })
  const scale = Math.round((tall / drawing.height) * 1000) / 1000
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shadows(sheet, drawing)}${drawing.body}</g>`
}

const emptyBasket = (sheet: Sheet): string =>
  put(sheet, basket, { color: '#d4c2a0', accent: '#77502f', x: 470, y: 530, tall: 440 })

// A lamp whose plug lies beside it.
const unplugged = (sheet: Sheet): string => {
  const cord = 'M520 548C610 590 690 580 716 548C736 520 700 500 690 524C676 562 770 572 812 540'
  const line = (tone: string, width: number) =>
    `<path d="${cord}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"/>`
  const plug = `${box(sheet, { x: 806, y: 556, width: 56, height: 34, depth: 18, color: '#77502f' }, 9)}<path d="M862 530h24M862 546h24" stroke="#9a9c99" stroke-width="7" stroke-linecap="round"/>`
  return `${put(sheet, darkLamp, { color: '#6f7a52', accent: '#bd9547', x: 430, y: 550, tall: 500 })}<g transform="translate(6 9)" opacity="0.3">${line('#20140c', 10)}</g>${line('#6a5642', 9)}${softEllipse(sheet, { x: 840, y: 560, rx: 60, ry: 10, opacity: 0.4 })}${plug}`
}

// A board with room for what is not there.
const gapOnShelf = (sheet: Sheet): string => {
  const under = softEllipse(sheet, { x: 500, y: 552, rx: 420, ry: 24, opacity: 0.34, core: 0.1 })
  const board = box(sheet, { x: 90, y: 520, width: 780, height: 34, depth: 150, color: oak }, 4)
  const clip = sheet.clip('<rect x="90" y="486" width="780" height="34"/>')
  const lines = `<g clip-path="${clip}">${grain(sheet, oak, { x: 80, y: 486, width: 800, height: 34 }, 6)}</g>`
  const bracket = (x: number) => `<path d="M${x} 520h22v50l-8 10z" fill="${lit('#4d4c4a', 0.9)}"/>`
  return `${under}${bracket(180)}${bracket(760)}${board}${lines}${put(sheet, bottleVase, { color: '#9c4a2d', x: 240, y: 480, tall: 360 })}${put(sheet, notebook, { color: '#35503f', accent: '#e6dccb', x: 720, y: 482, tall: 230 })}`
}

// An open crate of slats with nothing in it.
const emptyCrate = (sheet: Sheet): string => {
  const slat = (y: number) =>
    `${box(sheet, { x: 210, y, width: 540, height: 66, depth: 10, color: '#c99f69' }, 4)}<g clip-path="${sheet.clip(`<rect x="210" y="${y - 66}" width="540" height="66"/>`)}">${grain(sheet, '#c99f69', { x: 200, y: y - 66, width: 560, height: 66 }, 8)}</g>`
  const inside = sheet.linear(
    [
      [0, lit(oak, 0.8)],
      [1, lit(oak, 0.36)],
    ],
    [0, 0, 0, 1],
  )
  const post = (x: number) =>
    `<rect x="${x}" y="292" width="40" height="248" rx="4" fill="${face(sheet, oak, 0.92)}"/>`
  const nails = [230, 730]
    .flatMap((x) =>
      [330, 416, 502].map((y) => `<circle cx="${x}" cy="${y}" r="5" fill="#4d4c4a"/>`),
    )
    .join('')
  return `${softEllipse(sheet, { x: 580, y: 544, rx: 370, ry: 40, opacity: 0.24, core: 0.1 })}${softEllipse(sheet, { x: 482, y: 542, rx: 290, ry: 17, opacity: 0.6, core: 0.7 })}<path d="M210 300L262 226H698L750 300V330H210Z" fill="${inside}"/><path d="M262 226H698V262H262Z" fill="${face(sheet, '#c99f69', 0.7)}"/><path d="M210 300L262 226V262L226 318ZM750 300L698 226V262L734 318Z" fill="${lit(oak, 0.66)}"/><rect x="214" y="300" width="532" height="236" fill="${lit(oak, 0.34)}"/>${slat(366)}${slat(452)}${slat(538)}${post(210)}${post(710)}${nails}`
}

const drawings = {
  basket: emptyBasket,
  lamp: unplugged,
  bookcase: gapOnShelf,
  crate: emptyCrate,
}

export type EmptyStateName = keyof typeof drawings

export const emptyStates = Object.keys(drawings) as EmptyStateName[]

/** Returns the drawing as an SVG without a background. */
export const drawEmptyState = (name: EmptyStateName): string => {
  const sheet = createSheet(name)
  const { width, height } = emptyFrame
  const content = drawings[name](sheet)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.definitions()}${content}</svg>`
}
