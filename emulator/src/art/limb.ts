import { spline } from './curve.ts'
import type { Finish } from './light.ts'
import { lit } from './palette.ts'
import { type Point, round, type Sheet } from './sheet.ts'

// Draws bent round bars: handles, spouts, legs, stems, arms.

type Knot = [x: number, y: number, radius: number]

/** Parses knots from text, `'0 0 12, 40 -90 10'`: x, y, radius. */
export const knots = (text: string): Knot[] =>
  text.split(',').map((triple): Knot => {
    const [x = 0, y = 0, radius = 0] = triple.trim().split(' ').map(Number)
    return [x, y, radius]
  })

type Section = { x: number; y: number; radius: number; nx: number; ny: number }

const sections = (knots: Knot[], step: number): Section[] => {
  // Smoothed as two curves over the same parameter, so that the radius follows the bend.
  const line: Knot[] = []
  for (let i = 0; i + 1 < knots.length; i++) {
    const [one, two] = [knots[i], knots[i + 1]]
    if (!one || !two) continue
    const before = knots[i - 1] ?? one
    const after = knots[i + 2] ?? two
    const count = Math.max(3, Math.ceil(Math.hypot(two[0] - one[0], two[1] - one[1]) / step))
    for (let n = 0; n < count; n++) {
      const t = n / count
      line.push([
        spline(before[0], one[0], two[0], after[0], t),
        spline(before[1], one[1], two[1], after[1], t),
        one[2] + (two[2] - one[2]) * t,
      ])
    }
  }
  const last = knots[knots.length - 1]
  if (last) line.push(last)
  return line.map(([x, y, radius], i) => {
    const previous = line[i - 1] ?? [x, y]
    const next = line[i + 1] ?? [x, y]
    const [dx, dy] = [next[0] - previous[0], next[1] - previous[1]]
    const length = Math.hypot(dx, dy) || 1
    return { x, y, radius, nx: -dy / length, ny: dx / length }
  })
}

// Returns one band of the bar: between `from` and `to` across it, -1 one edge, 1 the other.
const band = (line: Section[], from: number, to: number): string => {
  const edge = (side: number) =>
    line.map(({ x, y, radius, nx, ny }): Point => [x + nx * radius * side, y + ny * radius * side])
  const points = [...edge(from), ...edge(to).reverse()]
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

const layers = 9

const shine: Record<Finish, number> = {
  matte: 0,
  fiber: -0.06,
  satin: 0.1,
  glaze: 0.22,
  metal: 0.34,
}

/** Draws a bent round bar through the knots, lit from the upper left. */
export const limb = (
  sheet: Sheet,
  knots: Knot[],
  color: string,
  finish: Finish = 'matte',
): string => {
  const line = sections(knots, 7 / sheet.zoom)
  const whole = band(line, -1, 1)
  const marks = [`<path d="${whole}" fill="${lit(color, 0.5)}"/>`]
  // Inner layers shrink and move towards the lamp; together they look round.
  for (let n = 1; n <= layers; n++) {
    const share = n / layers
    const size = 1 - share * 0.92
    const moved = line.map((part) => ({
      ...part,
      x: part.x - part.radius * 0.34 * share,
      y: part.y - part.radius * 0.34 * share,
      radius: part.radius * size,
    }))
    const light =
      0.5 + 0.58 * share ** 0.8 + (share > 0.75 ? shine[finish] * (share - 0.75) * 4 : 0)
    marks.push(`<path d="${band(moved, -1, 1)}" fill="${lit(color, light)}"/>`)
  }
  const clip = sheet.clip(`<path d="${whole}"/>`)
  return `<g clip-path="${clip}">${marks.join('')}</g>`
}
