// Calculates colors in OKLab: light and shade keep the hue, so that a picture shows the true variant color.

type Lab = { L: number; a: number; b: number }

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const toLab = (hex: string): Lab => {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((value >> 16) & 255) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

const channelHex = (linear: number): string =>
  Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, linear)))) * 255)
    .toString(16)
    .padStart(2, '0')

const toHex = ({ L, a, b }: Lab): string => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${channelHex(red)}${channelHex(green)}${channelHex(blue)}`
}

/** Returns the perceived lightness, 0 black to 1 white. */
export const lightness = (hex: string): number => toLab(hex).L

/** Mixes two colors, `amount` 0…1. */
export const mix = (from: string, to: string, amount: number): string => {
  const one = toLab(from)
  const two = toLab(to)
  const between = (x: number, y: number) => x + (y - x) * amount
  return toHex({
    L: between(one.L, two.L),
    a: between(one.a, two.a),
    b: between(one.b, two.b),
  })
}

/**
 * Returns the color under more or less light: 1 is the color itself, 0 deep shade, 2 nearly white. Shade
 * keeps some warmth of the floor, light becomes slightly warmer and less saturated.
 */
export const lit = (hex: string, light: number): string => {
  const { L, a, b } = toLab(hex)
  if (light <= 1) {
    const stored = 0.3 + 0.7 * Math.max(0, light)
    const chroma = 0.4 + 0.6 * Math.max(0, light)
    // Shade on pale objects reflects the warm floor.
    const bounce = 0.012 * (1 - light) * L
    return toHex({ L: L * stored, a: a * chroma + bounce * 0.3, b: b * chroma + bounce })
  }
  const more = Math.min(1, light - 1)
  return toHex({
    L: L + (0.985 - L) * more,
    a: a * (1 - 0.75 * more),
    b: b * (1 - 0.75 * more) + 0.006 * more,
  })
}

/** Returns a less saturated color, for backgrounds and undyed cloth. */
export const muted = (hex: string, keep: number): string => {
  const { L, a, b } = toLab(hex)
  return toHex({ L, a: a * keep, b: b * keep })
}
