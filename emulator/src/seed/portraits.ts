import { tone } from './swatches.ts'
import type { SeedPicture } from './types.ts'

type Tone = keyof typeof tone

/** Returns a portrait: color of clothing and hair, and the number of the person. */
export const portraitOf = (
  name: string,
  wears: Tone,
  hair: Tone,
  variant: number,
): SeedPicture => ({
  kind: 'portrait',
  view: 'front',
  color: tone[wears].hex,
  accent: tone[hair].hex,
  variant,
  alt: name,
  focal: { x: 0.5, y: 0.4 },
})

/** Returns the banner of a member's page: a scene with a product of the shop. */
export const coverOf = (kind: string, color: Tone, alt: string): SeedPicture => ({
  kind,
  view: 'scene',
  color: tone[color].hex,
  alt,
  focal: { x: 0.5, y: 0.55 },
})
