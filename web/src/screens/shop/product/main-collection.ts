import { everything } from '../../../lib/paths.ts'

type MainCollection = { slug: string; name: string }

/** Returns the first collection that characterizes the product: the one of all products does not. */
export function mainCollectionOf<Found extends MainCollection>(
  collections: readonly Found[],
): Found | undefined {
  return collections.find((one) => one.slug !== everything) ?? collections[0]
}
