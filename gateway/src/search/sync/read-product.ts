// Maps a platform product to the record that the index stores. docs/contract/catalog.md §5.
import { allProductsCollectionId } from '@vitrine/platform'
import { isDiscounted } from '../../platform/catalog/price.ts'
import type { Product, ProductOption } from '../../platform/catalog/product.ts'
import type { IndexedProduct } from '../catalog-index.ts'

/** Number of characters of a description that are searched. */
const descriptionLength = 300
/** Number of characters of HTML that are parsed to get them. */
const htmlLength = 3000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Strips HTML to plain text; good enough for searching, not for display. The result holds on to no part of the HTML. */
function plainText(html: string): string {
  const text = html
    .slice(0, htmlLength)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d{1,6}|[a-z]{2,5});/gi, (whole, name: string) =>
      name.startsWith('#') ? ' ' : (entities[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, descriptionLength)
  // A part of a text refers to all of it, for as long as the part is in use.
  return Buffer.from(text).toString()
}

const optionOf = ({ name, type, choices }: ProductOption) => ({
  name,
  choices: choices
    .filter(({ visible }) => visible)
    .map(({ label, value, inStock }) => ({
      label,
      color: type === 'COLOR' && /^#[0-9a-f]{6}$/i.test(value) ? value : null,
      isInStock: inStock,
    })),
})

/** Returns null for a hidden product. */
export function indexedProduct(product: Product): IndexedProduct | null {
  if (!product.visible) return null
  return {
    id: product.id,
    numericId: Number(product.numericId ?? 0) || 0,
    slug: product.slug,
    name: product.name,
    brand: (product.brandName ?? '').trim(),
    ribbon: product.ribbon ?? '',
    description: plainText(product.description ?? ''),
    picture: product.media[0]?.image?.url ?? '',
    lastUpdated: product.updatedAt ?? '',
    type: product.type === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL',
    collectionIds: (product.collectionIds ?? []).filter((id) => id !== allProductsCollectionId),
    price: product.price.paid?.amount ?? 0,
    isOnSale: isDiscounted(product.price),
    isInStock: product.stock.inStock,
    options: product.options.map(optionOf),
  }
}
