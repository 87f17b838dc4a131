import { createHash } from 'node:crypto'
import type { SeedPicture } from '../seed/types.ts'

// Properties that determine the id; alt text and focal point do not.
const identity = ({ kind, view, color, accent, variant }: SeedPicture): string =>
  JSON.stringify([kind, view, color.toLowerCase(), accent?.toLowerCase() ?? null, variant ?? null])

/** Returns a stable, URL-safe id in the platform's style: `<12 hex>_<kind>-<view>~mv2.png`; older ones have no ending. */
export const mediaIdOf = (picture: SeedPicture): string => {
  const hash = createHash('sha256').update(identity(picture)).digest('hex').slice(0, 12)
  const { kind, view, ending = 'png' } = picture
  return `${hash}_${kind}-${view}~mv2${ending && `.${ending}`}`
}
