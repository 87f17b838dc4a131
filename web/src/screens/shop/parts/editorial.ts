// The editorial tile of a list: which brand it shows, and the room it takes.
import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import { brandSlug } from '../../../lib/brand-slug.ts'
import { listingFilter, readListing } from '../../../lib/listing-state.ts'
import { editorialPlace } from '../../../lib/pagination.ts'
import { loading, type ScreenRequest } from '../../../lib/screen.ts'
import { ProductTile_product } from '../../../product-card/ProductTile.tsx'
import type { PictureSource } from '../../../ui/Picture.tsx'
import { Listing_products } from './listing-fragment.ts'

export const editorialDocument = graphql(`
  query ListingEditorial($slug: String!) {
    brand(slug: $slug) {
      id
      slug
      name
      story {
        place
        intro
        image {
          url(format: WEBP)
          alt
        }
      }
    }
  }
`)

/** With the tile, `count` products fill their rows of three: it takes three, two, or two by two places. */
export const editorialShape = (count: number) =>
  (['band', 'wide', 'large'] as const)[count % 3] ?? 'band'

type Listed = { brandName: string | null; media: readonly { image?: PictureSource | null }[] }

/**
 * Returns the brand that most of the products are of, and the last picture of the last of these, which shows it where it
 * is used; null for a short list. Another page has the next brand.
 */
export function pickEditorial(products: readonly Listed[], page: number) {
  if (products.length <= editorialPlace) return null
  const counts = new Map<string, number>()
  for (const { brandName } of products)
    if (brandName) counts.set(brandName, (counts.get(brandName) ?? 0) + 1)
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const name = names[(page - 1) % Math.max(1, names.length)]
  const image = products
    .findLast(({ brandName }) => brandName === name)
    ?.media.findLast((item) => item.image)?.image
  return name && image ? { slug: brandSlug(name), image } : null
}

export type List = FragmentType<typeof Listing_products> | null | undefined

/** What a list shows among its products; nothing where it is narrowed. */
export function editorialOf(list: List, { search }: Pick<ScreenRequest, 'search'>) {
  const state = readListing(search)
  const nodes = (!listingFilter(state) && unmask(Listing_products, list)?.nodes) || []
  const picked = pickEditorial(
    nodes.map((node) => unmask(ProductTile_product, node)),
    state.page,
  )
  return picked && { ...picked, shape: editorialShape(nodes.length) }
}

/** Loads the brand second: the products name it. */
export function loadEditorial(list: List, request: ScreenRequest) {
  const slug = editorialOf(list, request)?.slug
  return slug ? [loading(editorialDocument, { slug })] : []
}
