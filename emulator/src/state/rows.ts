// What the platform remembers. A row is never changed in place: a changed copy replaces it.
import type {
  CartInfoBody,
  CustomLineItemBody,
  LineItemBody,
  RedirectIntent,
  WireAddress,
  WireCheckout,
} from '@vitrine/platform'
import type { WireOrder } from '../checkout/order.ts'

export type StoredSetting = { id: string; value: string }

export type StoredPicture = {
  id: string
  alt: string
  width: number
  height: number
  focal: { x: number; y: number }
}

export type StoredChoice = { value: string; description: string; pictures: StoredPicture[] }
export type StoredOption = { name: string; type: 'drop_down' | 'color'; choices: StoredChoice[] }

export type StoredVariant = {
  id: string
  /** Option name → choice description. */
  choices: Record<string, string>
  price?: number
  cost?: number
  weight?: number
  sku?: string
  /** Only when the product tracks its inventory. */
  quantity?: number
  /** Only when it does not. */
  inStock: boolean
  visible: boolean
}

export type StoredProduct = {
  id: string
  numericId: string
  inventoryItemId: string
  slug: string
  name: string
  brand: string
  productType: 'physical' | 'digital'
  description: string
  visible: boolean
  price: number
  cost: number
  discount: { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number }
  weight?: number
  sku?: string
  ribbon?: string
  pricePerUnit?: {
    totalQuantity: number
    totalMeasurementUnit: string
    baseQuantity: number
    baseMeasurementUnit: string
  }
  infoSections: { title: string; description: string }[]
  collectionIds: string[]
  trackInventory: boolean
  manageVariants: boolean
  options: StoredOption[]
  /** At least one; a product without options has exactly the one of all zeros. */
  variants: StoredVariant[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
  pictures: StoredPicture[]
  createdDate: string
  lastUpdated: string
}

export type StoredCollection = {
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  picture?: StoredPicture
  lastUpdated: string
}

export type StoredBrand = {
  id: string
  revision: string
  name: string
  createdDate: string
  updatedDate: string
}

export type StoredCoupon = {
  id: string
  code: string
  name: string
  kind: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FREE_SHIPPING'
  /** Percent or amount in the shop's currency. */
  value: string
  /** Only these products; the whole cart when absent. */
  productIds?: string[]
  minimumSubtotal?: string
  startsAt?: string
  expiresAt?: string
  usageLimit?: number
  usageCount: number
  limitPerCustomer?: number
  /** Uses by customer: owner of the cart, or e-mail. */
  usedBy: Record<string, number>
  disabled: boolean
}

/** How a line looked when it was added: shown again when its product is gone. */
export type LineSnapshot = {
  name: string
  price: string
  fullPrice: string
  slug?: string
  picture?: StoredPicture
}

export type StoredCatalogLine = {
  id: string
  kind: 'catalog'
  quantity: number
  catalogReference: LineItemBody['catalogReference']
  variantId: string
  snapshot: LineSnapshot
  selectedMembership?: LineItemBody['selectedMembership']
  overrides?: LineItemBody['catalogOverrideFields']
}

export type StoredCustomLine = {
  id: string
  kind: 'custom'
  quantity: number
  item: CustomLineItemBody
}

export type StoredLine = StoredCatalogLine | StoredCustomLine

export type MerchantDiscount = { amount: string; lineItemIds?: string[] | null }

/** What is priced: the part a cart and a checkout have in common. */
export type Basket = {
  owner: string
  lines: StoredLine[]
  couponId?: string
  merchantDiscounts: MerchantDiscount[]
  selectedShippingOption?: { carrierId?: string | null; code: string }
  conversionCurrency: string
}

export type CartWritable = Pick<
  CartInfoBody,
  | 'buyerNote'
  | 'buyerInfo'
  | 'contactInfo'
  | 'overrideCheckoutUrl'
  | 'extendedFields'
  | 'businessLocationId'
>

export type StoredCart = Basket &
  CartWritable & {
    id: string
    revision: number
    createdDate: string
    updatedDate: string
    checkoutId?: string
    purchaseFlowId: string
  }

export type Contact = {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  company?: string | null
}

export type StoredCheckout = Basket & {
  id: string
  cartId: string
  purchaseFlowId: string
  createdDate: string
  updatedDate: string
  channelType: string
  /** Opens the hosted page to whoever has the checkout's own address. */
  key: string
  buyerNote?: string | null
  email?: string | null
  contactId?: string | null
  shippingAddress?: WireAddress | null
  billingAddress?: WireAddress | null
  contact?: Contact | null
  overrideCheckoutUrl?: string | null
  orderId?: string
  /** The checkout as it was when the order was placed; from then on it never changes. */
  completed?: WireCheckout
}

export type StoredOrder = { id: string; number: string; owner: string; order: WireOrder }

export type StoredAccessToken = { id: string; refreshId: string; expiresAt: number }

export type StoredRefreshToken = {
  id: string
  role: 'visitor' | 'member'
  subjectId: string
  clientId: string
}

export type StoredRedirect = {
  id: string
  intent: RedirectIntent
  /** What the intent carried, e.g. `{checkoutId}`. */
  target: Record<string, unknown>
  callbacks: Record<string, string>
  refreshId?: string
  owner: string
  loggedIn: boolean
  createdDate: string
  /** Where the flow ended, so that a second submit of the page ends in the same place. */
  outcome?: string
}

export type StoredMail = {
  id: string
  to: string
  kind: string
  subject: string
  code?: string
  token?: string
  link?: string
  sentAt: string
}
