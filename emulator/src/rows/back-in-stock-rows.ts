// Who waits for what to come back.
import type { BackInStockStatus } from '@vitrine/platform'

export type StoredBackInStockRequest = {
  id: string
  productId: string
  /** Option name → choice description; the others may be anything. */
  choices: Record<string, string>
  /** As it was asked. */
  catalogReference: {
    catalogItemId: string
    appId: string
    options?: Record<string, unknown> | null
  }
  email: string
  contactId: string
  status: BackInStockStatus
  /** Only once the mail is out. */
  autoNotified?: boolean
  createdDate: string
  itemUrl?: string | null
  /** What the mail says of the goods. */
  itemName: string
}
