import { smooth } from './curve.ts'
import { type Finish, lightOn } from './light.ts'
import { lit } from './palette.ts'
import { type Point, round, type Sheet, type Stop } from './sheet.ts'

// Draws objects made on a wheel or a lathe. A profile is turned around the axis and drawn as a stack of thin
// discs from the base up, each shaded by the slope of the wall at its height.

/** Visible fraction of a circle's depth: the viewpoint is slightly above the products. */
export const tilt = 0.2

type Coloring = string | ((height: number) => string)

export type Turned = {
  /** `[radius, height]` from the base up; repeating a point makes a corner. */
  profile: Point[]
  color: Coloring
  finish?: Finish
  /** Number of flutes or facets around. */
  flutes?: number
  /** Flat facets instead of soft flutes. */
  facets?: boolean
  /** Draws the near wall only, for vessels that hold other objects. */
  open?: boolean
  /** Position of the axis; the ground is y 0. */
  at?: Point
}

const flutedTurn = (x: number, flutes: number, facets: boolean): number => {
  const angle = Math.asin(x)
  const sector = Math.PI / flutes
  const phase = angle / sector - Math.floor(angle / sector)
  if (facets) return (0.5 - phase) * sector * 0.92
  return Math.cos(phase * Math.PI) * 0.55
}

const columns = (flutes: number): number => (flutes > 0 ? Math.min(120, flutes * 10) : 14)

const discStops = (
  { flutes = 0, facets = false, finish = 'matte' }: Turned,
  color: string,
  slope: Point,
): Stop[] => {
  const count = columns(flutes)
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = -Math.cos((i / count) * Math.PI)
    const turn = flutes > 0 ? flutedTurn(x, flutes, facets) : 0
    const angle = Math.asin(x) + turn
    const light = lightOn(
      [slope[0] * Math.sin(angle), slope[1], slope[0] * Math.cos(angle)],
      finish,
    )
    return [(x + 1) / 2, lit(color, light)] satisfies Stop
  })
}

const colorAt = (color: Coloring, height: number): string =>
  typeof color === 'string' ? color : color(height)

const wholeDisc = ([radius, height]: Point, [cx, cy]: Point, fill: string): string => {
  const r = Math.max(0.1, radius)
  return `<ellipse cx="${round(cx)}" cy="${round(cy - height)}" rx="${round(r)}" ry="${round(r * tilt)}" fill="${fill}"/>`
}

// Draws the near half of the wall between two heights, slightly taller than it is so that no seam shows.
const ring = (low: Point, high: Point, [cx, cy]: Point, fill: string): string => {
  const [r1, r2] = [Math.max(0.1, low[0]), Math.max(0.1, high[0])]
  const [y1, y2] = [cy - low[1] + 0.6, cy - high[1] - 1.4]
  return `<path d="M${round(cx - r1)} ${round(y1)}A${round(r1)} ${round(r1 * tilt)} 0 0 0 ${round(cx + r1)} ${round(y1)}L${round(cx + r2)} ${round(y2)}A${round(r2)} ${round(r2 * tilt)} 0 0 1 ${round(cx - r2)} ${round(y2)}Z" fill="${fill}"/>`
}

/** Draws the outside of a turned object. */
export const turned = (sheet: Sheet, thing: Turned): string => {
  const [cx, cy] = thing.at ?? [0, 0]
  const line = smooth(thing.profile, 2.6 / Math.min(1.7, sheet.zoom))
  const discs: string[] = []
  const fills = new Map<string, string>()
  for (let i = 0; i + 1 < line.length; i++) {
    const one = line[i]
    const two = line[i + 1]
    if (!one || !two) continue
    const length = Math.hypot(two[0] - one[0], two[1] - one[1]) || 1
    // Slopes are rounded to steps of two degrees, so that discs share their gradients.
    const slope = Math.round(Math.asin((one[0] - two[0]) / length) * 28.6) / 28.6
    const [up, out] = [Math.sin(slope), Math.max(0, Math.cos(slope))]
    const color = colorAt(thing.color, two[1])
    const key = `${color}${up}`
    const fill = fills.get(key) ?? sheet.linear(discStops(thing, color, [out, up]))
    fills.set(key, fill)
    // Walls that lean inward show part of their far side, and the last ring is the top: both are whole discs.
    const whole = !thing.open && (up > 0.4 || up < -0.97 || i + 2 === line.length)
    // The first whole disc lies on one of the size below it; without that a line of background shows.
    if (whole) discs.push(wholeDisc(one, [cx, cy], fill), wholeDisc(two, [cx, cy], fill))
    else discs.push(ring(one, two, [cx, cy], fill))
  }
  return discs.join('')
}

type Hollow = {
  /** `[radius, height]` from the rim down to the floor. */
  profile: Point[]
  color: Coloring
  finish?: Finish
  at?: Point
  /** Contents: drawn over the inside, clipped by the rim. */
  filling?: string
}

/** Draws the inside of an open vessel: far wall and floor, seen through the opening. */
export const hollow = (sheet: Sheet, thing: Hollow): string => {
  const [cx, cy] = thing.at ?? [0, 0]
  const line = smooth(thing.profile, 5 / Math.min(1.7, sheet.zoom))
  const mouth = line[0] ?? [1, 0]
  const floor = line[line.length - 1] ?? mouth
  const depth = Math.max(1, mouth[1] - floor[1])
  const discs = line.map(([radius, height]) => {
    const sunk = Math.round(((mouth[1] - height) / depth) * 14) / 14
    const shade = 1 - 0.42 * sunk ** 0.6
    const color = colorAt(thing.color, height)
    const fill = sheet.linear([
      [0, lit(color, 0.5 * shade)],
      [0.3, lit(color, 0.72 * shade)],
      [0.75, lit(color, 1.0 * shade)],
      [0.93, lit(color, 1.08 * shade)],
      [1, lit(color, 0.95 * shade)],
    ])
    const r = Math.max(0.1, radius)
    return `<ellipse cx="${round(cx)}" cy="${round(cy - height)}" rx="${round(r)}" ry="${round(r * tilt)}" fill="${fill}"/>`
  })
  const clip = sheet.clip(
    `<ellipse cx="${round(cx)}" cy="${round(cy - mouth[1])}" rx="${round(mouth[0])}" ry="${round(mouth[0] * tilt)}"/>`,
  )
  return `<g clip-path="${clip}">${discs.join('')}${thing.filling ?? ''}</g>`
}

/** Draws a flat round lid, liquid or seat seen from above. */
export const disc = (
  sheet: Sheet,
  {
    radius,
    height,
    color,
    at = [0, 0],
  }: { radius: number; height: number; color: string; at?: Point },
): string =>
  `<ellipse cx="${round(at[0])}" cy="${round(at[1] - height)}" rx="${round(radius)}" ry="${round(
    radius * tilt,
  )}" fill="${sheet.linear([
    [0, lit(color, 1.14)],
    [0.5, lit(color, 1.03)],
    [1, lit(color, 0.9)],
  ])}"/>`

/** Draws the lit edge of a rim; `from` and `to` in degrees, 180 left, 270 far, 360 right. */
export const rimLight = (
  { radius, height, at = [0, 0] }: { radius: number; height: number; at?: Point },
  width = 3,
  opacity = 0.5,
): string => {
  const [cx, cy] = at
  const y = cy - height
  return `<path d="M${round(cx - radius)} ${round(y)}A${round(radius)} ${round(radius * tilt)} 0 0 0 ${round(cx + radius)} ${round(y)}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
}
