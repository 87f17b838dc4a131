// What the peers read of the platform's answers.

export type WireAmounts = {
  currency: string
  price: number
  discountedPrice: number
  formatted: { price: string; discountedPrice: string }
}
type WireImage = { id?: string; url: string; width: number; height: number }
type WireMediaItem = { id: string; image?: WireImage }
type WireChoice = { value: string; description?: string; inStock?: boolean }
export type WireProduct = {
  id: string
  slug: string
  name: string
  sku?: string
  brand?: string
  collectionIds: string[]
  priceData: WireAmounts
  stock: { inventoryStatus: string; trackInventory: boolean; quantity?: number }
  media: { mainMedia?: WireMediaItem; items: WireMediaItem[] }
  productOptions: { name: string; choices: WireChoice[] }[]
}
export type WireVariant = {
  id: string
  choices: Record<string, string>
  variant: { priceData: WireAmounts; sku?: string }
  stock: { inStock: boolean; trackQuantity: boolean; quantity?: number }
}
export type WireBrand = { id: string; name: string }
export type WireCollection = { id: string; slug: string; name: string; visible?: boolean }
export type WireMoney = { amount: string; formattedAmount: string }
export type WireLine = {
  id: string
  quantity: number
  productName: { original: string; translated?: string }
  url?: { relativePath?: string }
  price: WireMoney
  lineItemPrice: WireMoney
  image?: WireImage
}
export type WireCart = { id: string; currency: string; subtotal?: WireMoney; lineItems: WireLine[] }
type WireContact = { firstName?: string; lastName?: string; company?: string }
export type WireMember = {
  id: string
  loginEmail?: string
  status?: string
  privacyStatus?: string
  activityStatus?: string
  profile?: { nickname?: string; slug?: string }
  contact?: WireContact
  createdDate?: string
  lastLoginDate?: string
}
export type WireEstimate = {
  currency?: string
  cart?: { currency: string }
  priceSummary: { subtotal?: WireMoney; shipping?: WireMoney; total?: WireMoney }
}
