import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { formPath } from '../../lib/form-path.ts'
import styles from './AccountMenu.module.css'
import { useAccountPages } from './use-account-pages.ts'

/** Menu of a member's pages. Closes on Escape, and when focus or a click leaves it. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const box = menu.current?.parentElement
      if (!(target instanceof Node) || !box?.contains(target)) onClose()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [onClose])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    menu.current?.parentElement?.querySelector('a')?.focus()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives Escape from the links inside
    <div ref={menu} className={styles.menu} onKeyDown={onKey}>
      <ul>
        {useAccountPages().map(({ href, label }) => (
          <li key={href}>
            <a href={href} onClick={onClose}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={formPath('logout')}>
        <button type="submit">{commonMessages.signOut}</button>
      </form>
    </div>
  )
}
