import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
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
          <p>{messages.tagline}</p>
        </div>
        <nav aria-label={messages.shop}>
          <p className={styles.title}>{messages.shop}</p>
          <ul>
            {collections.slice(0, 8).map((collection) => (
              <li key={collection.id}>
                <a href={paths.collection(collection.slug)}>{collection.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={messages.more}>
          <p className={styles.title}>{messages.more}</p>
          <ul>
            <li>
              <a href={paths.collections}>{commonMessages.allCollections}</a>
            </li>
            <li>
              <a href={paths.brands}>{commonMessages.brands}</a>
            </li>
            <li>
              <a href={paths.members}>{commonMessages.members}</a>
            </li>
            <li>
              <a href={paths.search()}>{commonMessages.search}</a>
            </li>
            <li>
              <a href={paths.cart}>{commonMessages.cart}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
