import type { PictureSource } from '../../../ui/Picture.tsx'

type Story = { image?: PictureSource | null } | null | undefined
type Newest = { media: readonly { image?: PictureSource | null }[] }

/**
 * Returns the picture of a brand: its own, which shows it at work, or else the last one of its newest product, which shows
 * that where it is used. The first one stands in the list of its products. docs/decisions/046-content-in-markdown.md
 */
export const brandPicture = (story: Story, [newest]: readonly Newest[]): PictureSource | null =>
  story?.image ?? newest?.media.findLast(({ image }) => image)?.image ?? null
