import { type ReactNode, useEffect, useId, useState } from 'react'
import * as messages from '../__generated__/messages/offline.ts'
import { paths } from '../lib/paths.ts'
import styles from './StoredPages.module.css'
import { readStoredPages, type StoredPage } from './stored-pages.ts'

const most = 8

type TextPage = { slug: string; title: string }

type StoredPagesProps = {
  children: ReactNode
  /** Pages of text that can be opened as well; null while they load, so that nothing moves when they come. */
  texts?: readonly TextPage[] | null
}

/** The pages on this device, with a picture of each, below a notice that is a line of its own. */
export function StoredPages({ children, texts = [] }: StoredPagesProps) {
  const [stored, setStored] = useState<readonly StoredPage[]>([])
  useEffect(() => {
    readStoredPages(most).then(setStored, () => undefined)
  }, [])
  const isText = ({ url }: StoredPage) =>
    texts?.some(({ slug }) => new URL(url).pathname === paths.page(slug))
  const pages = stored.filter((page) => !isText(page))
  return (
    <div className={styles.offline}>
      {children}
      {texts && texts.length + pages.length > 0 && <Pages texts={texts} pages={pages} />}
    </div>
  )
}

type PagesProps = { texts: readonly TextPage[]; pages: readonly StoredPage[] }

function Pages({ texts, pages }: PagesProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={`wrap ${styles.pages}`}>
      <h2 id={id}>{messages.pagesOnDevice}</h2>
      {texts.length > 0 && (
        <ul className={styles.texts}>
          {texts.map(({ slug, title }) => (
            <li key={slug}>
              <a href={paths.page(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
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
      )}
    </nav>
  )
}
