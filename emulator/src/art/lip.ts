import { smooth } from './curve.ts'
import { lightOn } from './light.ts'
import { lit } from './palette.ts'
import { type Point, round, type Sheet, type Stop } from './sheet.ts'
import { tilt } from './turned.ts'

// Draws jugs, turned around the axis like other vessels, whose rim bulges to the left into a pouring lip. The lip is
// part of the wall: each ring is bent outward a little more than the one below it, so that no edge shows where it begins.

type Lip = {
  /** Height at which the wall begins to bend, and height of the rim. */
  from: number
  to: number
  /** How far the rim extends beyond its circle, and rises above it, at the tip. */
  out: number
  rise: number
}

type Wall = {
  /** `[radius, height]` upward for the outside, from the rim down for the inside. */
  profile: Point[]
  color: string | ((height: number) => string)
  lip: Lip
}

type Vector = [x: number, y: number, z: number]

const steps = 36

// Denser at the tip and on the right, where the line of a ring turns back.
const angles = Array.from({ length: steps + 1 }, (_, i) => {
  const t = i / steps
  return Math.PI * t - Math.sin(Math.PI * 2 * t) * 0.28
})

/** Returns a point of the wall; `angle` 0 is the tip on the left, positive towards the viewer. */
const onWall = ([radius, height]: Point, angle: number, lip: Lip): Vector => {
  const share = Math.max(0, (height - lip.from) / (lip.to - lip.from)) ** 2
  const r = radius + lip.out * share * Math.exp(-(Math.abs(angle / 0.5) ** 2.7))
  const y = height + lip.rise * share * Math.exp(-((angle / 0.75) ** 2))
  return [-r * Math.cos(angle), y, r * Math.sin(angle)]
}

const seen = ([x, y, z]: Vector): Point => [x, z * tilt - y]

const minus = (one: Vector, two: Vector): Vector => [
  one[0] - two[0],
  one[1] - two[1],
  one[2] - two[2],
]

/** Returns the direction the wall faces between two heights; outward when `low` is the lower one. */
const facing = (low: Point, high: Point, angle: number, lip: Lip): Vector => {
  const up = minus(onWall(high, angle, lip), onWall(low, angle, lip))
  const around = minus(onWall(high, angle + 0.01, lip), onWall(high, angle - 0.01, lip))
  const normal: Vector = [
    around[1] * up[2] - around[2] * up[1],
    around[2] * up[0] - around[0] * up[2],
    around[0] * up[1] - around[1] * up[0],
  ]
  const length = Math.hypot(...normal) || 1
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

/** Returns the points of one ring from the tip to the right, on the near or far half. */
const half = (ring: Point, lip: Lip, side: 1 | -1): Point[] =>
  angles.map((angle) => seen(onWall(ring, side * angle, lip)))

const path = (line: Point[]): string =>
  `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

const whole = (ring: Point, lip: Lip): string =>
  path([...half(ring, lip, 1), ...half(ring, lip, -1).reverse()])

/** Returns the stops of a ring from left to right; `lightAt` returns the light at an angle. */
const stopsOf = (ring: Point, { color, lip }: Wall, lightAt: (angle: number) => number): Stop[] => {
  const left = onWall(ring, 0, lip)[0]
  const right = onWall(ring, Math.PI, lip)[0]
  return angles.map((angle) => {
    const x = onWall(ring, angle, lip)[0]
    return [
      (x - left) / (right - left),
      lit(typeof color === 'string' ? color : color(ring[1]), lightAt(angle)),
    ] satisfies Stop
  })
}

const pairs = (line: Point[]): [Point, Point][] =>
  line.slice(1).map((two, i): [Point, Point] => [line[i] ?? two, two])

/** Draws the outside: the near wall and the top of its rim. */
export const lipped = (sheet: Sheet, thing: Wall): string => {
  const { lip } = thing
  const line = smooth(thing.profile, 3 / Math.min(1.7, sheet.zoom))
  const fillOf = (one: Point, two: Point) =>
    sheet.linear(stopsOf(two, thing, (angle) => lightOn(facing(one, two, angle, lip), 'glaze')))
  const rings = pairs(line).map(([one, two]) => {
    const fill = fillOf(one, two)
    // Whole where the wall is bent, so that the outline follows the round of the tip; the next one covers its far side.
    if (one[1] > lip.from) return `<path d="${whole(one, lip)}${whole(two, lip)}" fill="${fill}"/>`
    // Slightly taller than it is, so that no seam shows.
    const low = half(one, lip, 1).map(([x, y]): Point => [x, y + 0.6])
    const high = half(two, lip, 1).map(([x, y]): Point => [x, y - 1.4])
    return `<path d="${path([...low, ...high.reverse()])}" fill="${fill}"/>`
  })
  const rim = line[line.length - 1] ?? [1, 0]
  const top = sheet.linear(stopsOf(rim, thing, (angle) => 1.07 + 0.13 * Math.cos(angle)))
  return `${rings.join('')}<path d="${whole(rim, lip)}" fill="${top}"/>`
}

/** Draws the inside: the far wall and the channel of the lip, seen through the rim. */
export const throat = (sheet: Sheet, thing: Wall): string => {
  const { lip } = thing
  const line = smooth(thing.profile, 5 / Math.min(1.7, sheet.zoom))
  const mouth = line[0] ?? [1, 0]
  const floor = line[line.length - 1] ?? mouth
  const depth = Math.max(1, mouth[1] - floor[1])
  const rings = pairs(line).map(([high, low]) => {
    const shade = 1.18 - 0.5 * ((mouth[1] - high[1]) / depth) ** 0.6
    const stops = stopsOf(high, thing, (angle) => {
      const [x, y, z] = facing(low, high, -angle, lip)
      return lightOn([-x, -y, -z], 'satin') * shade
    })
    return `<path d="${whole(high, lip)}" fill="${sheet.linear(stops)}"/>`
  })
  const clip = sheet.clip(`<path d="${whole(mouth, lip)}"/>`)
  return `<g clip-path="${clip}">${rings.join('')}</g>`
}

/** Draws the lit edge of the rim, all the way around: brighter on the side of the viewer. */
export const lipLight = (sheet: Sheet, rim: Point, lip: Lip, width: number): string => {
  const stroke = sheet.linear(
    [
      [0, '#fff', 0.16],
      [1, '#fff', 0.42],
    ],
    [0, 0, 0, 1],
  )
  return `<path d="${whole(rim, lip)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
}
