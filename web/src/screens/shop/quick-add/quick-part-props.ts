// What the sheet of a card knows: its product, and whether it is open.
import type { Attempt, QuickProduct } from '../../../product-card/QuickAddButton.tsx'

export type QuickPartProps = {
  product: QuickProduct
  /** The request of a product without choices. */
  sent: Attempt['sent']
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Called when the request could not be made. */
  onUnsent: () => void
}
