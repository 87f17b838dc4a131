import type { Drawing, Paint } from './drawing.ts'
import { type Companion, type Kind, kindOf } from './kinds.ts'
import { numberOf } from './pick.ts'
import type { Place, Setting } from './settings.ts'
import type { Sheet } from './sheet.ts'

// Computes the positions and scales of a product and its companion so that their proportions stay true.

/** A drawing placed in the frame: the middle of its base and its scale. */
export type Placed = { drawing: Drawing; scale: number; x: number; y: number }

type Composition = { main: Placed; other: Placed; isOnTop: boolean }

const mainScale = ({ hangs, width, height }: Drawing, setting: Setting): number => {
  if (hangs === 'air') return 0.72
  if (hangs === 'wall') return Math.min(640 / width, 880 / height)
  const room = setting === 'floor' ? 900 : 780
  return Math.min(660 / width, room / height)
}

// Lower limit of a companion's height; a smaller one is unreadable, whatever its true size.
const smallest = 170

const companionScale = (drawing: Drawing, wanted: number, tallest: number): number =>
  Math.min(
    Math.max(wanted, smallest) / drawing.height,
    tallest / drawing.height,
    640 / drawing.width,
  )

const onTop = (main: Placed, drawing: Drawing, height: number): Composition => {
  const scale = Math.min((main.drawing.width * main.scale * 0.72) / drawing.width, 1)
  const other = { drawing, scale, x: main.x - 4, y: main.y - height * main.scale }
  return { main, other, isOnTop: true }
}

const below = (drawing: Drawing, second: Drawing, wanted: number, near: number): Composition => {
  const scale = mainScale(drawing, 'wall')
  if (drawing.hangs === 'air') {
    const size = companionScale(second, wanted, 330)
    const main = { drawing, scale, x: 600, y: -60 }
    return { main, other: { drawing: second, scale: size, x: 640, y: near }, isOnTop: false }
  }
  const y = 170 + drawing.height * scale
  const size = companionScale(second, wanted, Math.max(200, Math.min(360, near - y + 110)))
  const main = { drawing, scale, x: 560, y }
  return { main, other: { drawing: second, scale: size, x: 850, y: near }, isOnTop: false }
}

const sideBySide = (main: Placed, other: Placed, isLeft: boolean): Composition => {
  const half = ({ drawing, scale }: Placed) => (drawing.width * scale) / 2
  const apart = Math.min(half(main) + half(other) - 24, 560)
  const side = isLeft ? -1 : 1
  const x = Math.min(780, Math.max(420, 600 - side * apart * 0.42))
  return { main: { ...main, x }, other: { ...other, x: x + side * apart }, isOnTop: false }
}

const paintOf = (sheet: Sheet, { color, accent }: Companion): Paint => ({
  sheet,
  color,
  accent: accent ?? '#c8983f',
  variant: 0,
})

/** Places `drawing` and the companion that its kind defines. */
export const compose = (
  { sheet, color, variant }: Paint,
  { kind, drawing, place }: { kind: Kind; drawing: Drawing; place: Place },
): Composition => {
  const beside = kind.beside[variant] ?? kind.beside[0]
  const companion = kindOf(beside.kind)
  const second = companion.draw(paintOf(sheet, beside))
  const scale = mainScale(drawing, kind.setting)
  const wanted = (companion.cm * drawing.height * scale) / kind.cm
  if (beside.on !== undefined)
    return onTop({ drawing, scale, x: 560, y: place.near }, second, beside.on)
  if (drawing.hangs) return below(drawing, second, wanted, place.near)
  const tallest = kind.setting === 'bench' ? 980 : 820
  const other = {
    drawing: second,
    scale: companionScale(second, wanted, tallest),
    x: 0,
    y: place.far,
  }
  // A lamp lights what is to its right, so it is placed on the left.
  const isLeft = !drawing.glow && numberOf(beside.kind + color) % 3 === 0
  return sideBySide({ drawing, scale, x: 0, y: place.near }, other, isLeft)
}
