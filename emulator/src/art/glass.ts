import { curveOf, smooth } from './curve.ts'
import { lit } from './palette.ts'
import { type Point, round, type Sheet } from './sheet.ts'
import { softStroke } from './soft.ts'
import { tilt } from './turned.ts'

type Glass = { profile: Point[]; tint: string; at?: Point; depth?: number; hasRim?: boolean }

const outline = (profile: Point[], [cx, cy]: Point): string => {
  const line = smooth(profile, 6)
  const first = line[0] ?? [0, 0]
  const right = line.map(([r, h]): Point => [cx + r, cy - h])
  const left = line.map(([r, h]): Point => [cx - r, cy - h]).reverse()
  const points = (list: Point[]) => list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  return `M${points(right)}L${points(left)}A${round(first[0])} ${round(first[0] * tilt)} 0 0 0 ${round(cx + first[0])} ${round(cy - first[1])}Z`
}

/** Draws a turned object of glass: dark at the edges where it is thick, a highlight at the left. */
export const glass = (
  sheet: Sheet,
  { profile, tint, at = [0, 0], depth = 1, hasRim = true }: Glass,
): string => {
  const [cx, cy] = at
  const last = profile[profile.length - 1] ?? [0, 0]
  const path = outline(profile, at)
  const dark = lit(tint, 0.55)
  const fill = sheet.linear([
    [0, dark, 0.7 * depth],
    [0.05, tint, 0.42 * depth],
    [0.16, lit(tint, 1.5), 0.3],
    [0.3, tint, 0.12 * depth],
    [0.65, tint, 0.14 * depth],
    [0.86, tint, 0.34 * depth],
    [0.95, lit(tint, 1.5), 0.36],
    [1, dark, 0.65 * depth],
  ])
  const clip = sheet.clip(`<path d="${path}"/>`)
  const line = smooth(profile, 20)
  const sheen = line
    .filter(([, h]) => h > last[1] * 0.14 && h < last[1] * 0.9)
    .map(([r, h]): Point => [cx - r * 0.72, cy - h])
  const shine =
    sheen.length > 2
      ? softStroke(curveOf(sheen), {
          width: Math.max(10, (profile[1]?.[0] ?? 80) * 0.11),
          opacity: 0.4,
          color: '#fff',
        })
      : ''
  const first = profile[0] ?? [0, 0]
  const foot = `<ellipse cx="${round(cx)}" cy="${round(cy - first[1] - 6)}" rx="${round(first[0] * 0.92)}" ry="${round(first[0] * tilt * 0.8)}" fill="${dark}" opacity="${round(0.3 * depth)}"/>`
  const edges = `<path d="${path}" fill="none" stroke="${dark}" stroke-width="9" stroke-opacity="${round(0.3 * depth)}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity="0.4"/>`
  const rim = `<ellipse cx="${round(cx)}" cy="${round(cy - last[1])}" rx="${round(last[0])}" ry="${round(last[0] * tilt)}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity="0.55"/><ellipse cx="${round(cx)}" cy="${round(cy - last[1] + 3)}" rx="${round(last[0])}" ry="${round(last[0] * tilt)}" fill="none" stroke="${dark}" stroke-width="2" stroke-opacity="0.5"/>`
  return `<g clip-path="${clip}">${foot}<path d="${path}" fill="${fill}"/>${edges}${shine}</g>${hasRim ? rim : ''}`
}
