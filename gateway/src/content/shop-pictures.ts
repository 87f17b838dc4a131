// Icons of the shop and its picture for link previews: files of the merchant in CONTENT_DIR. Without one of its own a shop
// has the neutral icons that are built in, and previews show the logo of its site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const iconNames = [
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const
const previewName = 'preview.jpg'

export type ShopPictures = {
  /** Names of the icons that the shop has. */
  readonly icons: readonly string[]
  /** Whether they are the merchant's: one of them replaces all that are built in. */
  readonly hasOwnIcons: boolean
  readonly hasPreview: boolean
  /** Files of the merchant by their path at the shop. */
  readonly files: ReadonlyMap<string, string>
  /** Paths at which nothing that is built in is served. */
  readonly replaced: readonly string[]
}

/** Returns the pictures of a shop with this setting CONTENT_DIR. */
export function shopPicturesOf(contentDir: string | undefined): ShopPictures {
  const isThere = (name: string) => contentDir !== undefined && existsSync(join(contentDir, name))
  const own = iconNames.filter(isThere)
  const hasPreview = isThere(previewName)
  const hasOwnIcons = own.length > 0
  const names = hasPreview ? [...own, previewName] : own
  return {
    icons: hasOwnIcons ? own : iconNames,
    hasOwnIcons,
    hasPreview,
    files: new Map(names.map((name) => [`/${name}`, join(contentDir ?? '', name)])),
    replaced: (hasOwnIcons ? iconNames : []).map((name) => `/${name}`),
  }
}
