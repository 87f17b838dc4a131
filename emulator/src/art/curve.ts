import { type Point, round } from './sheet.ts'

/** Catmull-Rom between `p1` and `p2`, `t` 0…1: curves that pass through their points. */
export const spline = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
  0.5 *
  (2 * p1 +
    (p2 - p0) * t +
    (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
    (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)

const same = (one: Point, two: Point | undefined): boolean =>
  two !== undefined && one[0] === two[0] && one[1] === two[1]

/** Returns a smooth line through the points, with a point about every `step` px; doubled points stay corners. */
export const smooth = (points: Point[], step: number): Point[] => {
  const line: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const one = points[i]
    const two = points[i + 1]
    if (!one || !two || same(one, two)) continue
    const before = points[i - 1] ?? one
    const after = points[i + 2] ?? two
    const length = Math.hypot(two[0] - one[0], two[1] - one[1])
    const steps = Math.max(2, Math.ceil(length / step))
    for (let n = 0; n < steps; n++) {
      const t = n / steps
      line.push([
        spline(before[0], one[0], two[0], after[0], t),
        spline(before[1], one[1], two[1], after[1], t),
      ])
    }
  }
  const last = points[points.length - 1]
  if (last) line.push(last)
  return line
}

/** Returns path data of a straight line through the points. */
const pathOf = (points: Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`

/** Returns path data of a smooth line through the points. */
export const curveOf = (points: Point[], closed = false): string =>
  pathOf(smooth(points, 12), closed)

/** Parses points from text, `'196 0, 214 10'`: a profile stays on one line and is easy to compare. */
export const points = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
