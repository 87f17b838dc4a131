import { useEffect, useId, useState } from 'react'
import * as messages from '../__generated__/messages/offline.ts'
import styles from './StoredPages.module.css'
import { readStoredPages, type StoredPage } from './stored-pages.ts'

const most = 8

/** Links to the pages on this device; nothing where there are none. */
export function StoredPages() {
  const [pages, setPages] = useState<readonly StoredPage[]>([])
  const id = useId()
  useEffect(() => {
    readStoredPages(most).then(setPages, () => undefined)
  }, [])
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby={id} className={styles.pages}>
      <h2 id={id}>{messages.pagesOnDevice}</h2>
      <ul>
        {pages.map(({ url, title }) => (
          <li key={url}>
            {/* Only as a document: the worker has the page, not its data. */}
            <a href={url} data-reload="">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
