import type { Drawing, Paint } from './drawing.ts'
import { type Companion, type Kind, kindOf } from './kinds.ts'
import { lightness, mix } from './palette.ts'
import { placeFor } from './settings.ts'
import { round, type Sheet } from './sheet.ts'
import { glow, shadows } from './studio.ts'

// A thing at home: in a room, with one other thing of the shop, both in proportion.

const plasters = ['#ddd1bf', '#cdc8b7', '#d8c5b2', '#c6cac0', '#d5cbb6'] as const
const deepPlasters = ['#a8a28c', '#b3917a', '#8e9a93', '#a79684'] as const
const woods = ['#b98b58', '#a5784a', '#c39a67', '#8a6242'] as const

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const pick = <Item>(items: readonly [Item, ...Item[]], number: number): Item =>
  items[number % items.length] ?? items[0]

type Standing = { drawing: Drawing; scale: number; x: number; y: number }

const stand = (sheet: Sheet, { drawing, scale, x, y }: Standing): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${
    drawing.glow ? glow(sheet, drawing.glow) : ''
  }${shadows(sheet, drawing)}${drawing.body}</g>`

const hang = (sheet: Sheet, { drawing, scale, x, y }: Standing): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${
    drawing.glow ? glow(sheet, drawing.glow) : ''
  }${drawing.body}</g>`

const mainScale = ({ hangs, width, height }: Drawing, setting: Kind['setting']): number => {
  if (hangs === 'air') return 0.72
  if (hangs === 'wall') return Math.min(640 / width, 880 / height)
  const room = setting === 'floor' ? 900 : 760
  return Math.min(640 / width, room / height)
}

// True proportion, as long as it still reads as the smaller or the larger of the two.
const companionScale = (drawing: Drawing, cm: number, pxPerCm: number, tallest: number): number =>
  Math.min(
    Math.max((cm * pxPerCm) / drawing.height, 170 / drawing.height),
    tallest / drawing.height,
    640 / drawing.width,
  )

const paintOf = (sheet: Sheet, { color, accent }: Companion): Paint => ({
  sheet,
  color,
  accent: accent ?? '#c8983f',
  variant: 0,
})

type Composition = { main: Standing; other: Standing; isOnTop: boolean }

const compose = (
  sheet: Sheet,
  kind: Kind,
  paint: Paint,
  near: number,
  far: number,
): Composition => {
  const drawing = kind.draw(paint)
  const beside = kind.beside[paint.variant] ?? kind.beside[0]
  const scale = mainScale(drawing, kind.setting)
  const companion = kindOf(beside.kind)
  const second = companion.draw(paintOf(sheet, beside))
  const pxPerCm = (drawing.height * scale) / kind.cm
  if (beside.on !== undefined) {
    const size = Math.min((drawing.width * scale * 0.72) / second.width, 1)
    const main = { drawing, scale, x: 560, y: near }
    return {
      main,
      other: { drawing: second, scale: size, x: 556, y: near - beside.on * scale },
      isOnTop: true,
    }
  }
  if (drawing.hangs) {
    const isInAir = drawing.hangs === 'air'
    const y = isInAir ? -60 : 170 + drawing.height * scale
    const low = near - y - (isInAir ? 0 : 50)
    const tallest = isInAir ? 330 : Math.max(200, Math.min(360, low + 160))
    const size = companionScale(second, companion.cm, pxPerCm, tallest)
    const x = isInAir ? 600 : 560
    return {
      main: { drawing, scale, x, y },
      other: { drawing: second, scale: size, x: isInAir ? 640 : 850, y: near },
      isOnTop: false,
    }
  }
  const size = companionScale(second, companion.cm, pxPerCm, kind.setting === 'bench' ? 980 : 820)
  const isLeft = numberOf(beside.kind + paint.color) % 3 === 0 && !drawing.glow
  const away = (drawing.width * scale) / 2 + (second.width * size) / 2 - 24
  const room = Math.min(away, 560)
  const x = isLeft ? 600 + room * 0.42 : 600 - room * 0.42
  const mainAt = Math.min(780, Math.max(420, x))
  const other = { drawing: second, scale: size, x: isLeft ? mainAt - room : mainAt + room, y: far }
  return { main: { drawing, scale, x: mainAt, y: near }, other, isOnTop: false }
}

/** The scene of a kind in the given paint, as the content of a 1200 × 1500 picture. */
export const scene = (sheet: Sheet, name: string, paint: Paint): string => {
  const kind = kindOf(name)
  const number = numberOf(name + paint.color)
  const isLit = kind.draw(paint).glow !== undefined
  const isPale = lightness(paint.color) > 0.8
  const plaster = pick(isPale ? deepPlasters : plasters, number)
  const wall = isLit ? mix(plaster, '#63584d', 0.5) : plaster
  const wood = pick(woods, number >> 2)
  const place = placeFor(sheet, kind.setting, { wall, wood, dusk: isLit })
  const { main, other, isOnTop } = compose(sheet, kind, paint, place.near, place.far)
  const first = main.drawing.hangs ? hang(sheet, main) : stand(sheet, main)
  const second = stand(sheet, other)
  const isBehind = kind.setting === 'bench' && other.drawing.height * other.scale > 700
  if (isBehind) {
    const behind = stand(sheet, { ...other, y: 1390 })
    return place.back + behind + place.middle + first
  }
  return place.back + place.middle + (isOnTop ? first + second : second + first)
}
