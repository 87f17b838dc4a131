import { useEffect, useRef } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import headerStyles from './Header.module.css'
import styles from './MobileMenu.module.css'
import { NavLink } from './NavLink.tsx'
import type { ShellCollection } from './shell-document.ts'

type MobileMenuProps = { collections: readonly ShellCollection[]; path: string }

/** A native popover: opening, closing and focus return need no script. */
export function MobileMenu({ collections, path }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  // Not before the first navigation: the menu may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => () => menu.current?.hidePopover?.(), [path])
  return (
    <div id="menu" ref={menu} popover="auto" className={styles.menu}>
      <nav aria-label={messages.menu}>
        <button
          type="button"
          className={headerStyles.icon}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
        >
          <Icon name="close" size={22} />
        </button>
        <ul>
          {collections.map((collection) => (
            <li key={collection.id}>
              <NavLink href={paths.collection(collection.slug)} path={path}>
                {collection.name}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className={styles.small}>
          <li>
            <NavLink href={paths.collections} path={path}>
              {commonMessages.allCollections}
            </NavLink>
          </li>
          <li>
            <NavLink href={paths.brands} path={path}>
              {commonMessages.brands}
            </NavLink>
          </li>
          <li>
            <NavLink href={paths.members} path={path}>
              {commonMessages.members}
            </NavLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}
