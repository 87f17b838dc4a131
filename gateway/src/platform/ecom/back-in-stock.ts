// Requests for a notification when a product is back in stock, in the form of this gateway.
// docs/contract/checkout-order.md §10.
import type { BackInStockStatus } from '../../__generated__/schema-types.ts'

/** A request as the platform stores it; null members were not sent. Its item may be of the catalog of another app. */
export type BackInStockRequest = {
  readonly id: string
  readonly catalogItemId: string | null
  readonly catalogAppId: string | null
  /** As the catalog writes them; null when any variant will do. */
  readonly catalogOptions: Readonly<Record<string, unknown>> | null
  readonly email: string | null
  readonly contactId: string | null
  readonly status: BackInStockStatus | null
  /** True when the platform sent the notification, false when it was marked as sent; null before either. */
  readonly autoNotified: boolean | null
  readonly createdAt: string | null
  readonly pageUrl: string | null
}

/** A request that is made. */
export type NewBackInStockRequest = {
  readonly productId: string
  /** Labels by the names of their options, in the first language; none is any variant. */
  readonly choices: Readonly<Record<string, string>>
  readonly email: string
  readonly pageUrl: string
  /** What the email shows of the product; the price in the currency of the shop. */
  readonly shown: {
    readonly name: string
    readonly price: number
    readonly image: { readonly url: string; readonly alt: string | null } | null
  }
}
