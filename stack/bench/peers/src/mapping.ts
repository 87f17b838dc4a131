// From the platform's answers to the schema's types: one mapping for all peers. Fields that have the same name and
// value on the wire are passed on.
import type {
  WireAmounts,
  WireCart,
  WireEstimate,
  WireLine,
  WireMember,
  WireMoney,
  WireProduct,
  WireVariant,
} from './wire.ts'

/** Returns an amount with at least two decimals, as the gateway does. */
function decimal(amount: number | string): string {
  const [whole = '', part = ''] = String(amount).split('.')
  return `${whole}.${part.replace(/0+$/, '').padEnd(2, '0')}`
}

const paid = ({ currency, discountedPrice, formatted }: WireAmounts) => ({
  amount: decimal(discountedPrice),
  currency,
  formatted: formatted.discountedPrice,
})

const compared = ({ currency, price, discountedPrice, formatted }: WireAmounts) =>
  price > discountedPrice ? { amount: decimal(price), currency, formatted: formatted.price } : null

const choiceOf = ({
  value,
  description,
  inStock,
}: WireProduct['productOptions'][number]['choices'][number]) => ({
  value,
  label: description || value,
  inStock: inStock ?? true,
})

const mediaOf = ({ id, image }: WireProduct['media']['items'][number]) => ({
  id,
  image: image ? { id: image.id ?? null, width: image.width, height: image.height } : null,
})

/** Brand, collections, variants and availability are joined by the servers. */
export function productOf(wire: WireProduct) {
  const { trackInventory, quantity, inventoryStatus } = wire.stock
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    sku: wire.sku || null,
    price: paid(wire.priceData),
    compareAtPrice: compared(wire.priceData),
    stock: {
      inStock: inventoryStatus !== 'OUT_OF_STOCK',
      quantity: trackInventory ? (quantity ?? null) : null,
    },
    mainMedia: wire.media.mainMedia ? mediaOf(wire.media.mainMedia) : null,
    media: wire.media.items.map(mediaOf),
    options: wire.productOptions.map(({ name, choices }) => ({
      name,
      choices: choices.map(choiceOf),
    })),
    brandName: wire.brand || null,
    collectionIds: wire.collectionIds,
  }
}
export type Product = ReturnType<typeof productOf>

export const variantOf = ({ id, choices, variant, stock }: WireVariant) => ({
  id,
  choices: Object.entries(choices ?? {}).map(([option, choice]) => ({ option, choice })),
  price: paid(variant.priceData),
  sku: variant.sku || null,
  stock: {
    inStock: stock.inStock,
    quantity: stock.trackQuantity ? (stock.quantity ?? null) : null,
  },
})

const moneyOf = (currency: string, wire: WireMoney | undefined) =>
  wire ? { amount: decimal(wire.amount), currency, formatted: wire.formattedAmount } : null

const lineOf = (currency: string) => (line: WireLine) => ({
  id: line.id,
  quantity: line.quantity,
  name: line.productName.translated ?? line.productName.original,
  productSlug: line.url?.relativePath?.split('/').pop() ?? null,
  price: moneyOf(currency, line.price),
  total: moneyOf(currency, line.lineItemPrice),
  image: line.image
    ? { id: line.image.id ?? null, width: line.image.width, height: line.image.height }
    : null,
})

export const cartOf = ({ id, currency, subtotal, lineItems }: WireCart) => ({
  id,
  itemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: moneyOf(currency, subtotal),
  lines: lineItems.map(lineOf(currency)),
})

export const memberOf = ({ id, profile, contact, ...wire }: WireMember) => ({
  id,
  nickname: profile?.nickname || null,
  slug: profile?.slug || null,
  loginEmail: wire.loginEmail ?? null,
  status: wire.status ?? 'UNKNOWN',
  privacyStatus: wire.privacyStatus ?? 'UNKNOWN',
  activityStatus: wire.activityStatus ?? 'UNKNOWN',
  createdAt: wire.createdDate ?? null,
  lastLoginAt: wire.lastLoginDate ?? null,
  contact: contact
    ? {
        firstName: contact.firstName || null,
        lastName: contact.lastName || null,
        company: contact.company || null,
      }
    : null,
})

export function estimateOf({ currency, cart, priceSummary }: WireEstimate) {
  const own = currency ?? cart?.currency ?? 'USD'
  const { subtotal, shipping, total } = priceSummary
  return {
    priceSummary: {
      subtotal: moneyOf(own, subtotal),
      shipping: moneyOf(own, shipping),
      total: moneyOf(own, total),
    },
  }
}
