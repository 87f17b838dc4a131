import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import { useLocalStorage } from '../lib/use-local-storage.ts'
import styles from './SavedViews.module.css'
import { useAddressState } from './use-address-state.ts'

type View = { name: string; search: string }
type Props = {
  /** Key of the table whose views these are. */
  table: string
  /** Built-in views. */
  views: readonly View[]
}

/** Named combinations of filters and sort order, stored in this browser. */
export function SavedViews({ table, views }: Props) {
  const address = useAddressState()
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
      {[...views, ...own].map((view) => (
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
              aria-label={messages.removeView({ name: view.name })}
              onClick={() => setOwn(own.filter((one) => one !== view))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {address.search && ![...views, ...own].some(isHere) && (
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) save()
          }}
        >
          <input
            aria-label={messages.nameOfThisView}
            placeholder={messages.keepThisViewAs}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" weight="quiet" disabled={!name.trim()}>
            {messages.keep}
          </Button>
        </form>
      )}
    </div>
  )
}
