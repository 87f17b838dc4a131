// What calls change of a cart or a checkout beside its lines. docs/contract/cart.md §2.2, §2.5;
// docs/contract/cart-v2.md §10.
import type { ChannelType, TaxIdType } from '../../__generated__/schema-types.ts'
import type { Address, ContactDetails } from './person.ts'
import type {
  LineQuantity,
  RequestedCustomLine,
  RequestedDiscount,
  RequestedLine,
} from './requested-line.ts'

type Text = string | null | undefined
type Flag = boolean | null | undefined
type Changed = Omit<Address, 'countryName' | 'subdivisionName' | 'formatted'>

/** What is not known may be left out. Street and number stand in place of the first line. */
export type AddressChange = {
  readonly [Name in Exclude<keyof Changed, 'geocode'>]?: Changed[Name]
} & {
  readonly geocode?: {
    readonly latitude?: number | null
    readonly longitude?: number | null
  } | null
}

/** Null clears. */
export type ContactDetailsChange = {
  readonly [Name in Exclude<keyof ContactDetails, 'vatId'>]?: ContactDetails[Name]
} & {
  readonly vatId?: { readonly id?: string; readonly type?: TaxIdType } | null
}

/** Replaces address and person, also by none; the address as a whole, so that no region of another country stays. */
export type ContactChange = {
  readonly address?: AddressChange
  readonly contactDetails?: ContactDetailsChange
}

/** A delivery option of an estimate. */
export type RequestedShipping = { readonly carrierId?: Text; readonly code: string }

/** Lines that are added or set. */
export type LinesChange = {
  readonly lines?: readonly RequestedLine[]
  readonly customLines?: readonly RequestedCustomLine[]
}

/** Lines that are added; `businessLocationId`: the location of the shop that sells them. */
export type CartAddition = LinesChange & { readonly businessLocationId?: string }

/** Quantities of lines that the cart has. */
export type CartQuantities = { readonly lines: readonly LineQuantity[] }

/** Lines that are removed, by their ids. */
export type CartRemoval = { readonly lineIds: readonly string[] }

/** Given members change, null clears. */
export type CartChange = LinesChange & {
  readonly buyerNote?: Text
  readonly email?: Text
  readonly contactId?: Text
  readonly contactInfo?: ContactChange | null
  readonly selectedShippingOption?: RequestedShipping | null
  readonly overrideCheckoutUrl?: Text
  readonly businessLocationId?: Text
  readonly extendedFields?: Readonly<Record<string, unknown>> | null
  readonly couponCode?: string
  readonly merchantDiscounts?: readonly RequestedDiscount[]
}

/** Where a cart is delivered and billed to, for an estimate or a checkout. Null is not known. */
type RequestedPlace = {
  readonly shippingAddress?: AddressChange | null
  readonly billingAddress?: AddressChange | null
  readonly selectedShippingOption?: RequestedShipping | null
}

/** What an estimate is calculated with. A flag that is null or left out counts as true. docs/contract/cart.md §2.8 */
export type EstimateRequest = RequestedPlace & {
  readonly selectedMemberships?:
    | readonly {
        readonly id: string
        readonly appId: string
        readonly lineIds: readonly string[]
      }[]
    | null
  readonly calculateTax?: Flag
  readonly calculateShipping?: Flag
  readonly calculateAdditionalFees?: Flag
}

/** A request for the checkout of a cart. A visitor who gives an address has to give an email too. docs/contract/cart.md §2.5 */
export type CheckoutCreation = RequestedPlace & {
  readonly channelType: ChannelType
  readonly email?: Text
}

/** What is left out stays as it is. */
export type CheckoutChange = {
  readonly id: string
  readonly destination?: { readonly address: AddressChange }
  readonly giftCardCode?: string
}
