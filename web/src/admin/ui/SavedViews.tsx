import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { AddressState } from '../lib/use-address-state.ts'
import { useLocalStorage } from '../lib/use-local-storage.ts'
import layout from './Columns.module.css'
import styles from './SavedViews.module.css'

type View = { name: string; search: string }
type Props = {
  /** Key of the table whose views these are. */
  table: string
  address: AddressState
  /** Built-in views. */
  given: readonly View[]
}

/** Named combinations of filters and sort order, stored in this browser. */
export function SavedViews({ table, address, given }: Props) {
  const [own, setOwn] = useLocalStorage<View[]>(`views-${table}`, [])
  const [name, setName] = useState('')
  const save = () => {
    const view = { name: name.trim(), search: address.search }
    setOwn([...own.filter((one) => one.name !== view.name), view])
    setName('')
  }
  const isHere = ({ search }: View) => search === address.search
  return (
    <div className={styles.views}>
      {[...given, ...own].map((view) => (
        <span key={view.name} className={styles.view}>
          <button
            type="button"
            aria-pressed={isHere(view)}
            onClick={() => address.replace(view.search)}
          >
            {view.name}
          </button>
          {own.includes(view) && (
            <button
              type="button"
              aria-label={`Forget ${view.name}`}
              onClick={() => setOwn(own.filter((one) => one !== view))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {address.search && ![...given, ...own].some(isHere) && (
        <form
          className={layout.row}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) save()
          }}
        >
          <input
            aria-label="Name of this view"
            placeholder="Keep this view as …"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" weight="quiet" disabled={!name.trim()}>
            Keep
          </Button>
        </form>
      )}
    </div>
  )
}
