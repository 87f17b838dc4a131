import type { Paint } from '../drawing.ts'

// Describes how people look. Coordinates of all parts: x 0 is the middle of the face, y 0 the height of the eyes.

export type HairStyle =
  | 'afro'
  | 'bald'
  | 'bangs'
  | 'bob'
  | 'braid'
  | 'bun'
  | 'cap'
  | 'crop'
  | 'curls'
  | 'long'
  | 'scarf'
  | 'side'
  | 'swept'
  | 'tail'

export type Collar = 'crew' | 'roll' | 'shirt' | 'apron' | 'open' | 'shawl'

export type Person = {
  skin: string
  /** Half the width of the face at the cheeks and at the jaw. */
  cheeks: number
  jaw: number
  hair: HairStyle
  collar: Collar
  /** Color of the wall behind. */
  wall: string
  /** The face is turned by so many px, the head tilted by so many degrees. */
  turn: number
  lean: number
  /** Corners of the mouth: px above its middle. */
  smile: number
  /** Thickness of the brows. */
  brow: number
  lips?: string
  beard?: 'full' | 'stubble' | 'mustache'
  glasses?: 'round' | 'square'
  isOld?: boolean
  hasFreckles?: boolean
  earring?: string
  /** Second color of the clothing: shirt below an apron, pattern of a scarf. */
  second?: string
  iris?: string
}

/** What the parts of a portrait are drawn with. `color` is the clothing, `accent` the hair. */
export type Sitter = Pick<Paint, 'sheet' | 'color' | 'accent'> & { person: Person }
