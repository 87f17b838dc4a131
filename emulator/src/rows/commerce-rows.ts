// Rows of carts, checkouts and orders.
import type {
  CartInfoBody,
  CustomLineItemBody,
  LineItemBody,
  WireAddress,
  WireCheckout,
} from '@vitrine/platform'
import type { WireOrder } from '../checkout/order.ts'
import type { StoredPicture } from './catalog-rows.ts'

export type StoredCoupon = {
  id: string
  code: string
  name: string
  kind: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FREE_SHIPPING'
  /** Percentage, or amount in the shop's currency. */
  value: string
  /** Applies to these products only; to the whole cart when absent. */
  productIds?: string[]
  minimumSubtotal?: string
  startsAt?: string
  expiresAt?: string
  usageLimit?: number
  usageCount: number
  limitPerCustomer?: number
  /** Number of uses by customer: owner of the cart, or email. */
  usedBy: Record<string, number>
  disabled: boolean
}

export type StoredGiftCard = {
  id: string
  /** In capitals and without spaces, as it is looked up. */
  code: string
  /** What is left, in the shop's currency. */
  balance: string
  expiresAt?: string
  disabled: boolean
}

/** Product data at the time a line was added: shown again when the product is deleted. */
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
  taxableAddress?: LineItemBody['taxableAddress']
  extendedFields?: LineItemBody['extendedFields']
}

export type StoredCustomLine = {
  id: string
  kind: 'custom'
  quantity: number
  item: CustomLineItemBody
}

export type StoredLine = StoredCatalogLine | StoredCustomLine

export type MerchantDiscount = { amount: string; lineItemIds?: string[] | null }

/** The priced part that a cart and a checkout have in common. */
export type Basket = {
  owner: string
  lines: StoredLine[]
  couponId?: string
  merchantDiscounts: MerchantDiscount[]
  selectedShippingOption?: { carrierId?: string | null; code: string }
  conversionCurrency: string
}

type CartWritable = Pick<
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

type Contact = {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  company?: string | null
}

export type StoredCheckout = Basket &
  Pick<CartInfoBody, 'businessLocationId' | 'extendedFields'> & {
    id: string
    cartId: string
    purchaseFlowId: string
    createdDate: string
    updatedDate: string
    channelType: string
    /** Grants access to the hosted page to any visitor with the checkout's URL. */
    key: string
    buyerNote?: string | null
    email?: string | null
    contactId?: string | null
    shippingAddress?: WireAddress | null
    billingAddress?: WireAddress | null
    contact?: Contact | null
    overrideCheckoutUrl?: string | null
    /** The gift card that pays a part; `most` limits the part. */
    giftCard?: { id: string; most?: string }
    orderId?: string
    /** The checkout at the time the order was placed; it never changes afterwards. */
    completed?: WireCheckout
  }

export type StoredOrder = {
  id: string
  number: string
  owner: string
  order: WireOrder
  /** Part of the seed instead of placed here. */
  seeded?: boolean
}
