// Maps a platform product to the record that the index stores. docs/contract/catalog.md §5.
import type { WireProduct, WireProductOption } from '@vitrine/platform'
import type { IndexedProduct } from '../catalog-index.ts'

/** The fields that are read, by their names on the wire. */
export const readFields = {
  id: true,
  numericId: true,
  slug: true,
  name: true,
  brand: true,
  ribbon: true,
  description: true,
  visible: true,
  productType: true,
  collectionIds: true,
  price: true,
  priceData: true,
  discount: true,
  stock: true,
  productOptions: true,
  lastUpdated: true,
} as const

/** The fields of a wire product that are read; of its media only the address of the main picture. */
export type ReadProduct = Pick<WireProduct, keyof typeof readFields> & {
  media?: { mainMedia?: { image?: { url?: string | null } | null } | null } | null
}

/** The built-in collection of all products. docs/contract/catalog.md §7. */
const everything = '00000000-000000-000000-000000000001'
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

/** Strips HTML to plain text; good enough for searching, not for display. */
function plainText(html: string): string {
  return html
    .slice(0, htmlLength)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d{1,6}|[a-z]{2,5});/gi, (whole, name: string) =>
      name.startsWith('#') ? ' ' : (entities[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, descriptionLength)
}

const isOffered = ({ visible }: { visible?: boolean | null }) => visible !== false

/** A color has its hex code in `value` and its label in `description`. docs/contract/catalog.md §5. */
const optionOf = ({ name, optionType, choices }: WireProductOption) => ({
  name,
  choices: choices.filter(isOffered).map(({ value, description, inStock }) => ({
    label: description || value,
    color: optionType === 'color' && /^#[0-9a-f]{6}$/i.test(value) ? value : null,
    isInStock: inStock !== false,
  })),
})

/** Interned texts: thousands of products share a brand and the names of colors. */
const shared = new Map<string, string>()
const mostShared = 20_000
function once(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  if (shared.size < mostShared) shared.set(text, text)
  return text
}

type Choice = IndexedProduct['options'][number]['choices'][number]
const sharedChoice = ({ label, color, isInStock }: Choice): Choice => ({
  label: once(label),
  color: color === null ? null : once(color),
  isInStock,
})

/** Returns the product with its shared texts interned, to save memory. */
export const withSharedTexts = (product: IndexedProduct): IndexedProduct => ({
  ...product,
  brand: once(product.brand),
  ribbon: once(product.ribbon),
  collectionIds: product.collectionIds.map(once),
  options: product.options.map(({ name, choices }) => ({
    name: once(name),
    choices: choices.map(sharedChoice),
  })),
})

const priceOf = ({ priceData, price }: ReadProduct): number =>
  priceData?.discountedPrice ?? priceData?.price ?? price?.discountedPrice ?? price?.price ?? 0

function isReduced({ discount, priceData }: ReadProduct): boolean {
  const { price, discountedPrice } = priceData ?? {}
  if (typeof price === 'number' && typeof discountedPrice === 'number')
    return discountedPrice < price
  return (discount?.type ?? 'NONE') !== 'NONE' && (discount?.value ?? 0) > 0
}

/** `inventoryStatus` replaces the older flag `inStock` and means the same. docs/contract/catalog.md §5. */
const isBuyable = ({ stock }: ReadProduct): boolean =>
  stock?.inventoryStatus ? stock.inventoryStatus !== 'OUT_OF_STOCK' : stock?.inStock !== false

const textsOf = ({
  id,
  slug,
  name,
  brand,
  ribbon,
  description,
  media,
  lastUpdated,
}: ReadProduct) => ({
  slug: slug ?? id,
  name: name ?? '',
  brand: (brand ?? '').trim(),
  ribbon: ribbon ?? '',
  description: plainText(description ?? ''),
  picture: media?.mainMedia?.image?.url ?? '',
  lastUpdated: lastUpdated ?? '',
})

/** Returns null for a hidden product. */
export function readProduct(wire: ReadProduct): IndexedProduct | null {
  if (wire.visible === false) return null
  return {
    id: wire.id,
    numericId: Number(wire.numericId ?? 0) || 0,
    ...textsOf(wire),
    type: wire.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    collectionIds: (wire.collectionIds ?? []).filter((id) => id !== everything),
    price: priceOf(wire),
    isOnSale: isReduced(wire),
    isInStock: isBuyable(wire),
    options: (wire.productOptions ?? []).map(optionOf),
  }
}
