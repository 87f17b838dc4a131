// People and places of carts, checkouts and orders. docs/contract/cart.md §3, §5.6; docs/contract/cart-v2.md §10.
import type { ActorKind, TaxIdType } from '../../__generated__/schema-types.ts'

/** A postal address. The street is in `addressLine`, or in `streetName` and `streetNumber`, as the platform sends it. */
export type Address = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly countryName: string | null
  /** ISO 3166-2, such as `US-NY`. */
  readonly subdivision: string | null
  readonly subdivisionName: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly addressLine: string | null
  readonly addressLine2: string | null
  readonly streetNumber: string | null
  readonly streetName: string | null
  readonly geocode: { readonly latitude: number | null; readonly longitude: number | null } | null
  /** All lines, as the platform arranges them. */
  readonly formatted: string | null
}

/** The person or company behind an address. `vatId`: the number by which the buyer is taxed. */
export type ContactDetails = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string | null
  readonly company: string | null
  readonly vatId: { readonly id: string | null; readonly type: TaxIdType | null } | null
}

/** An address and the person behind it, each null when the platform has none. */
export type Contact = {
  readonly address: Address | null
  readonly contactDetails: ContactDetails | null
}

/** Who a cart or a checkout belongs to. */
export type BuyerInfo = {
  readonly kind: ActorKind
  readonly id: string | null
  readonly contactId: string | null
  readonly email: string | null
}
