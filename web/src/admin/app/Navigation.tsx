import { Link, useLocation } from 'wouter'
import styles from './Navigation.module.css'
import { sections } from './sections.ts'

/** Every screen, the present one marked. A row that scrolls on narrow screens. */
export function Navigation() {
  const [location] = useLocation()
  const isHere = (path: string) =>
    location === path || (path !== '/' && location.startsWith(`${path}/`))
  return (
    <nav aria-label="Owner’s side" className={styles.nav}>
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
