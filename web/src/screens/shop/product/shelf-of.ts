type Shelf = { slug: string; name: string }

/** The platform's own collection of everything says nothing about a product. */
const everything = 'all-products'

export function shelfOf<Found extends Shelf>(collections: readonly Found[]): Found | undefined {
  return collections.find((one) => one.slug !== everything) ?? collections[0]
}
