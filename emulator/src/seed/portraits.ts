import { tone } from './swatches.ts'
import type { SeedPicture } from './types.ts'
import { workshops } from './workshops.ts'

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
  focal: { x: 0.5, y: 0.5 },
})

/** Returns the banner of a member's page: a strip of a brand's workshop. */
export const coverOf = (brand: keyof typeof workshops): SeedPicture => ({
  ...workshops[brand],
  view: 'banner',
})
