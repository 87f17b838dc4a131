import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { everything, paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CartButton } from './CartButton.tsx'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { NavLink } from './NavLink.tsx'
import { SearchField } from './SearchField.tsx'
import type { ShellCollection } from './shell-document.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

type HeaderProps = {
  collections: readonly ShellCollection[]
  name: string
  path: string
  /** The current search query. */
  query: string
}

/** Collections of the bar, as many as fit: "All" leads to the others. The collection of all products has its own page. */
const inBar = (one: ShellCollection) => one.slug !== everything

export function Header({ collections, name, path, query }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <button
          type="button"
          className={classNames(styles.icon, styles.menu)}
          popoverTarget="menu"
          aria-label={messages.menu}
        >
          <Icon name="menu" size={22} />
        </button>
        <a
          href={paths.home}
          className={styles.wordmark}
          aria-current={path === '/' ? 'page' : undefined}
        >
          {name}
        </a>
        <nav aria-label={commonMessages.collections} className={styles.nav}>
          <ul>
            {collections.filter(inBar).map((collection) => (
              <li key={collection.id}>
                <NavLink href={paths.collection(collection.slug)} path={path}>
                  {collection.name}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink href={paths.collections} path={path}>
            {collections.length > 0 ? messages.all : commonMessages.allCollections}
          </NavLink>
        </nav>
        <div className={styles.search}>
          <SearchField query={query} />
        </div>
        <div className={styles.tools}>
          <ThemeSwitch />
          <AccountLink />
          <CartButton />
        </div>
      </div>
      <MobileMenu collections={collections} path={path} />
    </header>
  )
}
