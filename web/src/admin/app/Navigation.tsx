import { useQuery } from 'urql'
import { Link, useLocation } from 'wouter'
import * as messages from '../__generated__/messages/shell.ts'
import styles from './Navigation.module.css'
import { sections } from './sections.ts'
import { staffDocument } from './staff-document.ts'

/** Navigation of all screens with the current one marked. On narrow screens it is a scrollable row. */
export function Navigation() {
  const [location] = useLocation()
  const [{ data }] = useQuery({ query: staffDocument })
  const isHere = (path: string) =>
    location === path || (path !== '/' && location.startsWith(`${path}/`))
  return (
    <nav aria-label={messages.admin} className={styles.nav}>
      <a href="/" className={styles.shop}>
        {data?.store.name}
      </a>
      <ul className={styles.list}>
        {sections
          .filter(({ isListed }) => isListed)
          .map(({ path, title }) => (
            <li key={path}>
              <Link href={path} aria-current={isHere(path) ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
