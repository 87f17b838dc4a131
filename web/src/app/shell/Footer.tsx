import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Footer.module.css'
import type { ShellCollection } from './shell-document.ts'

type FooterProps = { collections: readonly ShellCollection[]; name: string }

export function Footer({ collections, name }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={classNames('wrap', styles.columns)}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>
            A small shop for slow days. Things to read by, drink from, write with and water, made in
            small numbers by people we can name.
          </p>
        </div>
        <nav aria-label="Shop">
          <p className={styles.title}>Shop</p>
          <ul>
            {collections.slice(0, 8).map((collection) => (
              <li key={collection.id}>
                <a href={paths.collection(collection.slug)}>{collection.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="More">
          <p className={styles.title}>More</p>
          <ul>
            <li>
              <a href={paths.collections}>All collections</a>
            </li>
            <li>
              <a href={paths.brands}>Brands</a>
            </li>
            <li>
              <a href={paths.members}>Members</a>
            </li>
            <li>
              <a href={paths.search()}>Search</a>
            </li>
            <li>
              <a href={paths.cart}>Cart</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
