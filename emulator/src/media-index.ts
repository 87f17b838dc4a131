import { mediaIdOf } from './media/media-id.ts'
import { people, picturesOf } from './seed/people.ts'
import type { SeedPicture, SeedShop } from './seed/types.ts'
import { workshops } from './seed/workshops.ts'

/** Finds the drawing of a media id; builds the index at the first request. */
export function mediaFinder(shop: () => SeedShop): (mediaId: string) => SeedPicture | undefined {
  let index: Map<string, SeedPicture> | undefined
  return (mediaId) => {
    index ??= indexOf(shop())
    return index.get(mediaId)
  }
}

function indexOf({ products, collections }: SeedShop): Map<string, SeedPicture> {
  const pictures = [
    ...products.flatMap((product) => product.pictures),
    ...collections.flatMap((collection) => collection.picture ?? []),
    ...people.flatMap(picturesOf),
    ...Object.values(workshops),
  ]
  return new Map(pictures.map((picture) => [mediaIdOf(picture), picture]))
}
