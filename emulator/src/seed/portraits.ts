import { tone } from './swatches.ts'
import type { SeedPicture } from './types.ts'

type Tone = keyof typeof tone

/** Head and shoulders: what they wear, their hair, and who of the illustrator's people it is. */
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

/** The banner of a member's page: something of the shop at home. */
export const coverOf = (kind: string, color: Tone, alt: string): SeedPicture => ({
  kind,
  view: 'scene',
  color: tone[color].hex,
  alt,
  focal: { x: 0.5, y: 0.55 },
})
