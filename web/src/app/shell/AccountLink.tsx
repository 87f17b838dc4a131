import { lazy, type MouseEvent, Suspense, useState } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { useCartSignal } from '../../lib/cart-signal.ts'
import { initialOf } from '../../lib/initial.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Header.module.css'

const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').then((part) => ({ default: part.AccountMenu })),
)

/**
 * Link to the account; a menu for members. The name is loaded after hydration, because the page is cached for all
 * callers.
 */
export function AccountLink() {
  const { viewer } = useCartSignal()
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (viewer == null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  const label =
    viewer === null
      ? commonMessages.signIn
      : viewer
        ? messages.accountOf({ viewer })
        : commonMessages.account
  return (
    <div className={styles.account}>
      <a
        href={viewer === null ? paths.login : paths.account}
        className={styles.icon}
        aria-label={label}
        title={label}
        aria-expanded={viewer ? isOpen : undefined}
        onClick={open}
      >
        {viewer ? <b aria-hidden="true">{initialOf(viewer)}</b> : <Icon name="person" size={22} />}
      </a>
      {isOpen && (
        <Suspense>
          <AccountMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
