// Models the single lamp of the studio: upper left, slightly in front. All round surfaces are shaded by it.

/** Matte clay, satin paint, glaze, metal, paper that lets light through, dull fiber. */
export type Finish = 'matte' | 'satin' | 'glaze' | 'metal' | 'fiber'

type Vector = [x: number, y: number, z: number]

const lamp: Vector = [-0.56, 0.57, 0.6]
// The direction halfway between lamp and viewer, where a glossy surface reflects the lamp.
const halfway: Vector = [-0.31, 0.42, 0.853]

const dot = (one: Vector, two: Vector) => one[0] * two[0] + one[1] * two[1] + one[2] * two[2]

const gloss: Record<Finish, { power: number; strength: number; rim: number }> = {
  matte: { power: 6, strength: 0.05, rim: 0.12 },
  fiber: { power: 3, strength: 0.02, rim: 0.07 },
  satin: { power: 16, strength: 0.22, rim: 0.2 },
  glaze: { power: 60, strength: 0.5, rim: 0.24 },
  metal: { power: 26, strength: 0.5, rim: 0.34 },
}

// Metal reflects the room: a bright window left of the middle, a dark one right of it.
const mirrored = (x: number): number =>
  0.2 * Math.exp(-(((x + 0.42) / 0.16) ** 2)) -
  0.26 * Math.exp(-(((x - 0.3) / 0.28) ** 2)) +
  0.16 * Math.exp(-(((x - 0.72) / 0.1) ** 2))

/**
 * Returns the light on a surface with this normal (x right, y up, z towards the viewer); 1 shows the
 * unchanged color, see `lit` in palette.ts.
 */
export const lightOn = (normal: Vector, finish: Finish): number => {
  const { power, strength, rim } = gloss[finish]
  const direct = Math.max(0, (dot(normal, lamp) + 0.3) / 1.3)
  const sky = 0.5 + 0.5 * normal[1]
  const shine = strength * Math.max(0, dot(normal, halfway)) ** power
  const edge = Math.max(0, normal[0] - 0.72) / 0.28
  const base = 0.3 + 0.22 * sky + 0.64 * direct ** 1.1
  const room = finish === 'metal' ? mirrored(normal[0]) : 0
  return base + shine + rim * edge ** 2 + room
}
