// Rows of back-in-stock requests.
import type { BackInStockStatus } from '@vitrine/platform'

export type StoredBackInStockRequest = {
  id: string
  productId: string
  /** Option name → choice description; options that are absent may have any choice. */
  choices: Record<string, string>
  /** The reference as requested. */
  catalogReference: {
    catalogItemId: string
    appId: string
    options?: Record<string, unknown> | null
  }
  email: string
  contactId: string
  status: BackInStockStatus
  /** Set when the email has been sent. */
  autoNotified?: boolean
  createdDate: string
  itemUrl?: string | null
  /** Product data for the email. */
  itemName: string
}
