import { Link, useLocation } from 'wouter'
import styles from './Navigation.module.css'
import { sections } from './sections.ts'

/** Navigation of all screens with the current one marked. On narrow screens it is a scrollable row. */
export function Navigation() {
  const [location] = useLocation()
  const isHere = (path: string) =>
    location === path || (path !== '/' && location.startsWith(`${path}/`))
  return (
    <nav aria-label="Admin" className={styles.nav}>
      <a href="/" className={styles.shop}>
        Halden
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
