type MainCollection = { slug: string; name: string }

/** Slug of the platform's collection of all products, which does not characterize a product. */
const everything = 'all-products'

export function mainCollectionOf<Found extends MainCollection>(
  collections: readonly Found[],
): Found | undefined {
  return collections.find((one) => one.slug !== everything) ?? collections[0]
}
