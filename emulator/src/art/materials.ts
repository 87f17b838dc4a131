import { curveOf } from './curve.ts'
import { lit } from './palette.ts'
import { type Point, round, type Sheet } from './sheet.ts'
import { tilt } from './turned.ts'

// Draws the textures that distinguish clay, cloth and wood. They are sparse and faint: the light does the
// rest.

type Area = { x: number; y: number; width: number; height: number }

/** Draws iron specks on the front of a turned wall; `radiusAt` returns the radius of the wall at a height. */
export const speckle = (
  sheet: Sheet,
  color: string,
  wall: {
    from: number
    to: number
    radiusAt: (height: number) => number
    count: number
    at?: Point
  },
): string => {
  const [cx, cy] = wall.at ?? [0, 0]
  const specks = Array.from({ length: wall.count }, () => {
    const angle = (sheet.random() - 0.5) * Math.PI
    const height = wall.from + sheet.random() * (wall.to - wall.from)
    const radius = wall.radiusAt(height)
    const size = 0.8 + sheet.random() ** 3 * 3.4
    const x = cx + radius * Math.sin(angle)
    const y = cy - height + radius * tilt * Math.cos(angle)
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size * Math.cos(angle) + 0.3)}" ry="${round(size)}" fill-opacity="${round(0.25 + sheet.random() * 0.4)}"/>`
  })
  return `<g fill="${lit(color, 0.35)}">${specks.join('')}</g>`
}

/** Returns the function from height to radius of a profile, for textures on the wall. */
export const radiusOf =
  (profile: Point[]) =>
  (height: number): number => {
    for (let i = 0; i + 1 < profile.length; i++) {
      const [one, two] = [profile[i], profile[i + 1]]
      if (!one || !two || two[1] === one[1]) continue
      const t = (height - one[1]) / (two[1] - one[1])
      if (t >= 0 && t <= 1) return one[0] + (two[0] - one[0]) * t
    }
    return profile[profile.length - 1]?.[0] ?? 0
  }

/** Draws wood grain along x inside an area: long wavering lines, some of them darker. */
export const grain = (sheet: Sheet, color: string, area: Area, lines = 26): string => {
  const marks = Array.from({ length: lines }, (_, i) => {
    const y = area.y + (area.height * (i + 0.2 + sheet.random() * 0.7)) / lines
    const sway = (area.height / lines) * 0.9
    const points = Array.from(
      { length: 7 },
      (_, n): Point => [area.x + (area.width * n) / 6, y + (sheet.random() - 0.5) * sway],
    )
    const dark = sheet.random() > 0.75
    return `<path d="${curveOf(points)}" stroke-width="${round(0.8 + sheet.random() * (dark ? 3 : 1.6))}" stroke-opacity="${round(dark ? 0.3 : 0.1 + sheet.random() * 0.14)}"/>`
  })
  return `<g fill="none" stroke="${lit(color, 0.42)}" stroke-linecap="round">${marks.join('')}</g>`
}

/** Draws a knot: rings around a point in the wood. */
export const knot = (sheet: Sheet, color: string, [x, y]: Point, size: number): string => {
  const rings = Array.from({ length: 5 }, (_, i) => {
    const r = size * (0.25 + i * 0.28)
    return `<ellipse cx="${x}" cy="${y}" rx="${round(r * 1.9)}" ry="${round(r * (0.8 + sheet.random() * 0.2))}" stroke-opacity="${round(0.34 - i * 0.05)}"/>`
  })
  return `<g fill="none" stroke="${lit(color, 0.4)}" stroke-width="2">${rings.join('')}</g>`
}

/**
 * Draws crossing threads over an area as two dashed paths. A repeating pattern looks the same and takes
 * twenty times as long to render.
 */
export const weave = (area: Area, size = 7, strength = 0.16): string => {
  const half = size / 2
  const rows: string[] = []
  for (let y = 0; y < area.height; y += size) {
    const shift = (y / size) % 2 === 0 ? 0 : half
    rows.push(`M${round(area.x + shift)} ${round(area.y + y)}h${round(area.width - shift)}`)
  }
  const columns: string[] = []
  for (let x = 0; x < area.width; x += size) {
    const shift = (x / size) % 2 === 0 ? half : 0
    columns.push(`M${round(area.x + x)} ${round(area.y + shift)}v${round(area.height - shift)}`)
  }
  const width = round(half * 0.8)
  const dash = `fill="none" stroke-width="${width}" stroke-dasharray="${half} ${half}"`
  return `<path d="${rows.join('')}" ${dash} stroke="#fff" stroke-opacity="${strength}"/><path d="${columns.join('')}" ${dash} stroke="#000" stroke-opacity="${round(strength * 0.62)}"/>`
}

/** Draws fine brush strokes across metal. */
export const brushed = (sheet: Sheet, area: Area, count = 50): string => {
  const marks = Array.from({ length: count }, () => {
    const y = area.y + sheet.random() * area.height
    const x = area.x + sheet.random() * area.width * 0.5
    return `M${round(x)} ${round(y)}h${round(area.width * (0.2 + sheet.random() * 0.4))}`
  })
  return `<path d="${marks.join('')}" stroke="#fff" stroke-width="0.8" fill="none" stroke-opacity="0.22"/>`
}

/** Draws wood turned on a lathe: the grain shows as faint rings of darker wood. */
export const turnedWood =
  (color: string) =>
  (height: number): string => {
    const wave = Math.sin(height * 0.043) + Math.sin(height * 0.117 + 1.3) * 0.6
    return lit(color, 1 + Math.round(wave * 2) * 0.022)
  }
