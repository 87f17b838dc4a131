import { compose, type Placed } from './composition.ts'
import type { Paint } from './drawing.ts'
import { kindOf } from './kinds.ts'
import { lightness, mix } from './palette.ts'
import { numberOf, pick } from './pick.ts'
import { placeFor } from './settings.ts'
import { round, type Sheet } from './sheet.ts'
import { glow, shadows } from './studio.ts'

// Draws a product in use: in a room, with one other product of the shop.

const plasters = ['#ddd1bf', '#cdc8b7', '#d8c5b2', '#c6cac0', '#d5cbb6'] as const
const deepPlasters = ['#a8a28c', '#b3917a', '#8e9a93', '#a79684'] as const
const woods = ['#b98b58', '#a5784a', '#c39a67', '#8a6242'] as const

const stand = (sheet: Sheet, { drawing, scale, x, y }: Placed): string => {
  const light = drawing.glow ? glow(sheet, drawing.glow) : ''
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${light}${shadows(sheet, drawing)}${drawing.body}</g>`
}

/** Returns the scene of a kind in the given paint, as the content of a picture of 1200 × 1500 px. */
export const scene = (name: string, paint: Paint): string => {
  const { sheet, color } = paint
  const kind = kindOf(name)
  const number = numberOf(name + color + paint.variant)
  const drawing = kind.draw(paint)
  const dusk = drawing.glow !== undefined
  // Pale products need a darker wall for contrast, lit lamps an evening scene.
  const plaster = pick(lightness(color) > 0.8 ? deepPlasters : plasters, number)
  const wall = dusk ? mix(plaster, '#63584d', 0.5) : plaster
  const place = placeFor(sheet, kind.setting, { wall, wood: pick(woods, number >> 2), dusk })
  const { main, other, isOnTop } = compose(paint, { kind, drawing, place })
  const first = stand(sheet, main)
  // The companion is too tall for the bench, so it stands on the floor behind it.
  if (kind.setting === 'bench' && other.drawing.height * other.scale > 700) {
    return place.back + stand(sheet, { ...other, y: 1390 }) + place.middle + first
  }
  const second = stand(sheet, other)
  return place.back + place.middle + (isOnTop ? first + second : second + first)
}
