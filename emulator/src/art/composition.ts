import type { Drawing, Paint } from './drawing.ts'
import { type Companion, type Kind, kindOf } from './kinds.ts'
import { numberOf } from './pick.ts'
import type { Place, Setting } from './settings.ts'
import type { Sheet } from './sheet.ts'
import { frame } from './studio.ts'

// Computes the positions and scales of a product and its companion so that their proportions stay true.

/** A drawing placed in the frame: the middle of its base and its scale. */
export type Placed = { drawing: Drawing; scale: number; x: number; y: number }

type Composition = { main: Placed; other: Placed; isOnTop: boolean }

const mainScale = ({ hangs, width, height }: Drawing, setting: Setting): number => {
  if (hangs === 'air') return 0.72
  if (hangs === 'wall') return Math.min(640 / width, 880 / height)
  const room = setting === 'floor' ? 900 : setting === 'sill' ? 720 : 780
  return Math.min(660 / width, room / height)
}

// Lower limit of a companion's height; a smaller one is unreadable, whatever its true size.
const smallest = 170

// Height of the tallest companion. On a sill both stay below the upper edge of the widest crop of the screens.
const tallestBeside: Partial<Record<Setting, number>> = { bench: 980, sill: 690 }

const companionScale = (
  drawing: Drawing,
  wanted: number,
  { tallest, widest = 640 }: { tallest: number; widest?: number },
): number =>
  Math.min(
    Math.max(wanted, smallest) / drawing.height,
    tallest / drawing.height,
    widest / drawing.width,
  )

const onTop = (main: Placed, drawing: Drawing, height: number): Composition => {
  const scale = Math.min((main.drawing.width * main.scale * 0.72) / drawing.width, 1)
  const other = { drawing, scale, x: main.x - 4, y: main.y - height * main.scale }
  return { main, other, isOnTop: true }
}

const below = (drawing: Drawing, second: Drawing, wanted: number, near: number): Composition => {
  const scale = mainScale(drawing, 'wall')
  if (drawing.hangs === 'air') {
    const size = companionScale(second, wanted, { tallest: 330 })
    const main = { drawing, scale, x: 600, y: -60 }
    return { main, other: { drawing: second, scale: size, x: 640, y: near }, isOnTop: false }
  }
  const y = 170 + drawing.height * scale
  const size = companionScale(second, wanted, {
    tallest: Math.max(200, Math.min(360, near - y + 110)),
  })
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

// Moves both drawings, so that neither crosses the edge of the frame as long as both fit.
const insideFrame = ({ main, other, isOnTop }: Composition): Composition => {
  const edges = [main, other].map(({ drawing, scale, x }) => {
    const half = (drawing.width * scale) / 2 + 24
    return { left: x - half, right: x + half }
  })
  const left = Math.min(...edges.map((edge) => edge.left))
  const right = Math.max(...edges.map((edge) => edge.right))
  const shift =
    right - left > frame.width
      ? (frame.width - left - right) / 2
      : Math.max(0, -left) + Math.min(0, frame.width - right)
  const move = (one: Placed): Placed => ({ ...one, x: one.x + shift })
  return { main: move(main), other: move(other), isOnTop }
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
  const { share = 1 } = kind
  const scale = mainScale(drawing, kind.setting) * share
  const wanted = (companion.cm * drawing.height * scale) / kind.cm
  if (beside.on !== undefined)
    return onTop({ drawing, scale, x: 560, y: place.near }, second, beside.on)
  if (drawing.hangs) return below(drawing, second, wanted, place.near)
  const tallest = tallestBeside[kind.setting] ?? 820
  const other = {
    drawing: second,
    scale: companionScale(second, wanted, { tallest, widest: share < 1 ? 720 : 640 }),
    x: 0,
    y: place.far,
  }
  // A lamp lights what is to its right, so it is placed on the left.
  const isLeft = !drawing.glow && numberOf(beside.kind + color) % 3 === 0
  const pair = sideBySide({ drawing, scale, x: 0, y: place.near }, other, isLeft)
  return insideFrame(pair)
}
