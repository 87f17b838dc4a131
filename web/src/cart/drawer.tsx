// Placeholder until the cart engine moves in.
import { Dialog } from '../ui/Dialog.tsx'

type CartDrawerProps = { isOpen: boolean; onClose: () => void; cartHref: string }

export function CartDrawer({ isOpen, onClose, cartHref }: CartDrawerProps) {
  return (
    <Dialog title="Cart" place="side" isOpen={isOpen} onClose={onClose}>
      <a href={cartHref}>View cart</a>
    </Dialog>
  )
}
