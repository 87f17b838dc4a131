import type { PictureView, SeedPicture } from '../seed/types.ts'
import type { Drawing, Paint } from './drawing.ts'
import { kindOf } from './kinds.ts'
import { lightness, lit } from './palette.ts'
import { scene } from './scenes.ts'
import { createSheet, round, type Sheet } from './sheet.ts'
import { frame, glow, ground, shadows } from './studio.ts'
import { banner, wide } from './workshops/room.ts'
import { workshopOf } from './workshops/workshops.ts'

const fallbackAccent = '#c8983f'

const paintFor = (sheet: Sheet, picture: SeedPicture): Paint => ({
  sheet,
  color: picture.color,
  accent: picture.accent ?? fallbackAccent,
  variant: picture.variant ?? 0,
})

/** Returns the scale at which the drawing fills the frame, and is whole in the crop of a phone. */
const fit = ({ width, height, hangs }: Drawing): number =>
  hangs === 'air' ? 1 : Math.min(920 / width, 800 / height)

/** Returns the heights at which the drawing begins and ends in a front view. */
export const extentOf = (drawing: Drawing): { top: number; foot: number } => {
  const height = drawing.height * fit(drawing)
  if (drawing.hangs === 'air') return { top: 0, foot: height }
  return { top: 790 - height / 2, foot: 790 + height / 2 }
}

const placed = (sheet: Sheet, drawing: Drawing): { markup: string; horizon: number } => {
  const scale = fit(drawing)
  const footY = drawing.hangs === 'air' ? 0 : extentOf(drawing).foot
  const horizon = drawing.hangs ? 1900 : footY - 170
  const light = drawing.glow ? glow(sheet, drawing.glow) : ''
  return {
    markup: `<g transform="translate(600 ${round(footY)}) scale(${round(scale)})">${light}${shadows(sheet, drawing)}${drawing.body}</g>`,
    horizon,
  }
}

const svg = (sheet: Sheet, content: string, { width, height } = sizeOf('front')): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.definitions()}${content}</svg>`

const front = (picture: SeedPicture): string => {
  const sheet = createSheet(`${picture.kind}${picture.color}`)
  const { markup, horizon } = placed(sheet, kindOf(picture.kind).draw(paintFor(sheet, picture)))
  return svg(sheet, ground(sheet, picture.color, horizon) + markup)
}

const workshop = ({ kind, view }: SeedPicture): string => {
  const sheet = createSheet(kind)
  const content = workshopOf(kind)(sheet)
  const strip = `<g transform="translate(0 ${-banner.top})">${content}</g>`
  return svg(sheet, view === 'banner' ? strip : content, sizeOf(view))
}

// Draws a close crop of the same drawing: finer steps, the ground further out of focus.
const detail = (picture: SeedPicture): string => {
  const near = kindOf(picture.kind).draw(paintFor(createSheet('measure'), picture)).focus.near
  const sheet = createSheet(`${picture.kind}${picture.color}`, near)
  const drawing = kindOf(picture.kind).draw(paintFor(sheet, picture))
  const scale = fit(drawing) * near
  const { x, y } = drawing.focus
  const light = drawing.glow ? glow(sheet, drawing.glow) : ''
  const markup = `<g transform="translate(${round(600 - x * scale)} ${round(760 - y * scale)}) scale(${round(scale)})">${light}${shadows(sheet, drawing)}${drawing.body}</g>`
  const veil = `<rect width="1200" height="1500" fill="${sheet.linear(
    [
      [0, lit(picture.color, 1.5), lightness(picture.color) > 0.5 ? 0.1 : 0.05],
      [0.5, '#fff8ec', 0],
      [1, '#20150d', 0.12],
    ],
    [0, 0, 0.7, 1],
  )}"/>`
  return svg(sheet, ground(sheet, picture.color, 1250) + markup + veil)
}

/** Returns the size of a picture in px. */
export const sizeOf = (view: PictureView): { width: number; height: number } =>
  view === 'wide' ? wide : view === 'banner' ? banner : frame

/** Returns the picture as an SVG of its size; the same picture always returns the same text. */
export const drawPicture = (picture: SeedPicture): string => {
  if (picture.view === 'front') return front(picture)
  if (picture.view === 'detail') return detail(picture)
  if (picture.view === 'wide' || picture.view === 'banner') return workshop(picture)
  const sheet = createSheet(`${picture.kind}${picture.color}scene`)
  return svg(sheet, scene(picture.kind, paintFor(sheet, picture)))
}
