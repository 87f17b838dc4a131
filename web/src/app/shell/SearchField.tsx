import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SearchField.module.css'

const Suggestions = lazy(() =>
  import('../suggestions/Suggestions.tsx').then((part) => ({ default: part.Suggestions })),
)

/**
 * A plain search form. The code for suggestions is loaded on first use. On a phone the label is an icon, and the field
 * covers the bar while it has the focus: no script opens it.
 */
export function SearchField({ query }: { query: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const isTyped = useRef(false)
  const settle = () => {
    isTyped.current = false
  }
  const type = () => {
    isTyped.current = true
    want()
  }
  const last = useRef(query)
  // The field is the same instance on every page, so it keeps its focus and suggestions across navigation. What is typed
  // while a search loads stays.
  useEffect(() => {
    if (input.current && last.current !== query && !isTyped.current) input.current.value = query
    last.current = query
  }, [query])
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.open}>
        <Icon name="search" size={22} />
        <span className="sr">{commonMessages.searchShop}</span>
      </label>
      <form action={paths.search()} method="get" onFocus={want} onInput={type} onSubmit={settle}>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={commonMessages.search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={commonMessages.search}>
          <Icon name="search" size={18} />
        </button>
      </form>
      {isWanted && (
        <Suspense>
          <Suggestions input={input} onGo={settle} />
        </Suspense>
      )}
    </search>
  )
}
