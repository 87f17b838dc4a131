import sharp from 'sharp'
import { expect, test } from 'vitest'
import { haldenShop } from '../seed/shop.ts'
import { extentOf } from './draw-picture.ts'
import { kindOf } from './kinds.ts'
import { placeFor } from './settings.ts'
import { createSheet } from './sheet.ts'
import { frame } from './studio.ts'

// A twentieth of the size is enough to see a strip: 75 rows, one for every 20 px of the drawing.
const rows = 75

/** Returns the brightness, 0 to 255, of each row of the room, between two upright bars of its window. */
const brightness = async (): Promise<number[]> => {
  const sheet = createSheet('sill')
  const { back } = placeFor(sheet, 'sill', { wall: '#ddd1bf', wood: '#b98b58', dusk: false })
  const size = `width="${frame.width}" height="${frame.height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet.definitions()}${back}</svg>`
  const pixels = await sharp(Buffer.from(svg))
    .extract({ left: 300, top: 0, width: 100, height: frame.height })
    .resize(1, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return [...pixels]
}

test('no crop of a window sill ends on a strip', async () => {
  const room = await brightness()
  const onSill = haldenShop.products
    .flatMap(({ pictures }) => pictures)
    .filter(({ kind, view }) => view === 'scene' && kindOf(kind).setting === 'sill')
  expect(onSill.length).toBeGreaterThan(0)
  const centers = new Set(onSill.map(({ focal }) => focal?.y ?? 0.5))
  // Height by width of the pictures on the screens.
  for (const ratio of [0.7, 0.8, 0.875, 1]) {
    for (const center of centers) {
      const part = Math.round((rows * ratio * frame.width) / frame.height)
      const start = Math.round(rows * center - part / 2)
      const end = start + part - 1
      const difference = (one: number, other: number) =>
        Math.abs((room[one] ?? 0) - (room[other] ?? 0))
      expect(difference(start, start + 3), `top of ${ratio}`).toBeLessThan(12)
      expect(difference(end, end - 3), `foot of ${ratio}`).toBeLessThan(12)
    }
  }
})

test('the lowest crop of a phone shows products whole', () => {
  // As the gallery of a product page: four fifths of the width, 67 % down.
  const high = frame.width * 0.82
  const from = (frame.height - high) * 0.67
  const fronts = haldenShop.products
    .flatMap(({ pictures }) => pictures)
    .filter(({ view }) => view === 'front')
  expect(fronts.length).toBeGreaterThan(60)
  for (const { kind, color, accent = '#c8983f', variant = 0 } of fronts) {
    const drawing = kindOf(kind).draw({ sheet: createSheet(kind), color, accent, variant })
    const { top, foot } = extentOf(drawing)
    // A lamp hangs from above the frame.
    if (drawing.hangs !== 'air') expect(top, `top of ${kind}`).toBeGreaterThan(from + 15)
    // A round foot is nearer in front than in its middle, at which it is placed.
    const { foot: half = 0, footDepth = 1 } = drawing
    const front = foot + (half * 0.2 * footDepth * (foot - top)) / drawing.height
    expect(front, `foot of ${kind}`).toBeLessThan(from + high - 15)
  }
})
