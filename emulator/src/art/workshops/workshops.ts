import type { Sheet } from '../sheet.ts'
import { enamel, pottery } from './clay-and-vats.ts'
import { glassworks, willow } from './light-and-willow.ts'
import { bindery, mill } from './paper-and-cloth.ts'
import { forge, turnery } from './wood-and-iron.ts'

// Lists the workshops of the brands, by what is made there.

const workshops: Record<string, (sheet: Sheet) => string> = {
  bindery,
  enamel,
  forge,
  glassworks,
  mill,
  pottery,
  turnery,
  willow,
}

/** Returns the workshop's content of a picture of 2400 × 1350 px. */
export const workshopOf = (name: string): ((sheet: Sheet) => string) => {
  const found = workshops[name]
  if (!found) throw new Error(`No workshop ${name}`)
  return found
}
