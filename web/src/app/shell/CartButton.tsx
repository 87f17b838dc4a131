import type { MouseEvent } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { openCart, useCartSignal } from '../../lib/cart-signal.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Header.module.css'

/** Link to the cart, which opens the drawer with JavaScript. The count is loaded after hydration. */
export function CartButton() {
  const { count } = useCartSignal()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openCart()
  }
  return (
    <a href={paths.cart} className={styles.icon} aria-label={label(count)} onClick={open}>
      <Icon name="cart" size={22} />
      {count !== null && count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}

function label(count: number | null) {
  if (count === null) return commonMessages.cart
  return messages.cartPieces({ count })
}
