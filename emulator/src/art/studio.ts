import type { Drawing } from './drawing.ts'
import { lightness, lit, mix, muted } from './palette.ts'
import { round, type Sheet } from './sheet.ts'
import { softEllipse, softShape } from './soft.ts'

// Draws the studio: a warm seamless background, a soft horizon, one lamp at the upper left.

export const frame = { width: 1200, height: 1500 } as const

/** Returns the color of the ground: warm paper with a tint of the object, darker behind pale objects. */
const groundOf = (color: string): string => {
  const pale = Math.max(0, lightness(color) - 0.76) / 0.24
  const paper = mix('#e6ddd0', '#c4b6a2', Math.min(1, pale * 0.9))
  return mix(paper, muted(color, 0.7), 0.1)
}

/** Draws wall and floor without an edge between them. `horizon` is the height at which the light changes. */
export const ground = (sheet: Sheet, color: string, horizon: number): string => {
  const paper = groundOf(color)
  const turn = horizon / frame.height
  const wall = sheet.linear(
    [
      [0, lit(paper, 0.97)],
      [turn - 0.22, lit(paper, 0.95)],
      [turn, lit(paper, 0.9)],
      [turn + 0.06, lit(paper, 1.06)],
      [1, lit(paper, 1.0)],
    ],
    [0, 0, 0, 1],
  )
  const pool = sheet.radial(
    [
      [0, '#fffaf0', 0.62],
      [0.5, '#fff6e8', 0.2],
      [1, '#fff3e2', 0],
    ],
    [0.26, 0.24, 0.75],
  )
  const corner = sheet.radial(
    [
      [0, '#2b2018', 0],
      [0.62, '#2b2018', 0],
      [1, '#2b2018', 0.17],
    ],
    [0.42, 0.45, 0.8],
  )
  const all = `width="${frame.width}" height="${frame.height}"`
  return `<rect ${all} fill="${wall}"/><rect ${all} fill="${pool}"/><rect ${all} fill="${corner}"/>`
}

type Foot = { x: number; half: number; depth: number; isFlat: boolean; onLegs: boolean }

const contact = (sheet: Sheet, { x, half, depth, isFlat, onLegs }: Foot): string => {
  const wide = onLegs ? 0.22 : 0.36
  const soft = softEllipse(sheet, {
    x: x + half * 0.1,
    y: depth * 0.1,
    rx: half * 1.2,
    ry: depth * 1.3 + 22,
    opacity: wide,
  })
  if (onLegs) return soft
  const ry = isFlat ? 13 : depth * 1.04 + 10
  const rx = isFlat ? half * 1.02 : half * 1.06
  return (
    soft +
    softEllipse(sheet, {
      x: x + half * 0.02,
      y: isFlat ? 1 : depth * 0.06 + 2,
      rx,
      ry,
      opacity: 0.62,
      core: isFlat ? 0.4 : 0.78,
    })
  )
}

/** Draws the contact shadow and the long faint shadow in the drawing's own px, to be placed below it. */
export const shadows = (sheet: Sheet, drawing: Drawing): string => {
  if (drawing.foot === undefined) return ''
  const { foot: half, footDepth = 1, footX: x = 0, onLegs = false } = drawing
  const depth = half * 0.2 * footDepth
  const reach = Math.min(drawing.height * 0.5, half * 1.1 + 260)
  const long = softEllipse(sheet, {
    x: x + half * 0.55 + reach * 0.42,
    y: -depth * 0.1,
    rx: half * 0.6 + reach * 0.8,
    ry: depth * 0.9 + 34,
    opacity: onLegs ? 0.14 : 0.24,
    core: 0.05,
  })
  const foot = { x, half, depth, isFlat: footDepth < 0.5 && !onLegs, onLegs }
  return `<g transform="rotate(-5)">${long}</g>${contact(sheet, foot)}`
}

/** Draws the shadow of a flat object on the wall: down and to the right. */
export const wallShadow = (shape: string, away: number): string =>
  `<g transform="translate(${round(away)} ${round(away * 1.2)})">${softShape(shape, { spread: away * 1.3, opacity: 0.3 })}</g><g transform="translate(${round(away * 0.25)} ${round(away * 0.3)})">${softShape(shape, { spread: away * 0.3, opacity: 0.26 })}</g>`

/** Draws the light around a lamp or a flame. */
export const glow = (sheet: Sheet, light: NonNullable<Drawing['glow']>): string => {
  const fill = sheet.radial([
    [0, light.color, 0.75],
    [0.3, light.color, 0.32],
    [1, light.color, 0],
  ])
  return `<circle cx="${round(light.x)}" cy="${round(light.y)}" r="${round(light.radius)}" fill="${fill}"/>`
}
