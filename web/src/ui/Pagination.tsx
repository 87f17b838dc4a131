import * as messages from '../__generated__/messages/ui.ts'
import { pageLinks } from '../lib/pagination.ts'
import { Icon } from './Icon.tsx'
import styles from './Pagination.module.css'

type PaginationProps = {
  current: number
  count: number
  hrefOf: (page: number) => string
}

/** Links to the pages near this one, for crawlers and for visitors without JavaScript. */
export function Pagination({ current, count, hrefOf }: PaginationProps) {
  if (count < 2) return null
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      <Step page={current - 1} count={count} hrefOf={hrefOf} rel="prev" />
      <ol>
        {pageLinks(current, count).map((page, index) =>
          page === null ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={messages.page({ page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step page={current + 1} count={count} hrefOf={hrefOf} rel="next" />
    </nav>
  )
}

type StepProps = Omit<PaginationProps, 'current'> & { page: number; rel: 'prev' | 'next' }

function Step({ page, count, hrefOf, rel }: StepProps) {
  if (page < 1 || page > count) return <span />
  return (
    <a
      href={hrefOf(page)}
      rel={rel}
      aria-label={rel === 'prev' ? messages.previousPage : messages.nextPage}
    >
      <Icon name={rel === 'prev' ? 'left' : 'right'} size={18} />
    </a>
  )
}
