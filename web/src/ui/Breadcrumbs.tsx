import * as messages from '../__generated__/messages/ui.ts'
import styles from './Breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** Breadcrumbs of a page. The last one is the page itself and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={messages.breadcrumb} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
