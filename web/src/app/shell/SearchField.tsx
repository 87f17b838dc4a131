import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SearchField.module.css'

const Suggestions = lazy(async () => ({
  default: (await import('../suggestions/Suggestions.tsx')).Suggestions,
}))

/** A plain search form. What it suggests while one types is loaded when it is first used. */
export function SearchField({ asked }: { asked: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const last = useRef(asked)
  // The same field on every page: whoever is in it stays in it, and its suggestions stay with it.
  useEffect(() => {
    if (input.current && last.current !== asked) input.current.value = asked
    last.current = asked
  }, [asked])
  return (
    <search className={styles.search}>
      <form action={paths.search()} method="get" onFocus={want} onInput={want}>
        <label htmlFor={id} className="sr">
          Search the shop
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          defaultValue={asked}
          placeholder="Search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" size={18} />
        </button>
      </form>
      {isWanted && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </search>
  )
}
