import { type ReactNode, useEffect, useId, useState } from 'react'
import * as messages from '../__generated__/messages/offline.ts'
import styles from './StoredPages.module.css'
import { readStoredPages, type StoredPage } from './stored-pages.ts'

const most = 8

/** The pages on this device, with a picture of each, below a notice that is a line of its own. */
export function StoredPages({ children }: { children: ReactNode }) {
  const [pages, setPages] = useState<readonly StoredPage[]>([])
  useEffect(() => {
    readStoredPages(most).then(setPages, () => undefined)
  }, [])
  return (
    <div className={styles.offline}>
      {children}
      {pages.length > 0 && <Pages pages={pages} />}
    </div>
  )
}

function Pages({ pages }: { pages: readonly StoredPage[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={`wrap ${styles.pages}`}>
      <h2 id={id}>{messages.pagesOnDevice}</h2>
      <ul>
        {pages.map(({ url, title, picture }) => (
          <li key={url}>
            {/* Only as a document: the worker has the page, not its data. */}
            <a href={url} data-reload="">
              {picture ? <img src={picture} alt="" /> : <span aria-hidden="true" />}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
