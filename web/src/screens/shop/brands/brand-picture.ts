import type { PictureSource } from '../../../ui/Picture.tsx'

type Newest = { media: readonly { image?: PictureSource | null }[] }

/**
 * Returns the picture of a brand: the last one of its newest product, which shows it where it is used. The first one
 * stands in the list of its products. docs/decisions/046-content-in-markdown.md
 */
export const brandPicture = ([newest]: readonly Newest[]): PictureSource | null =>
  newest?.media.findLast(({ image }) => image)?.image ?? null
