import { type FormEvent, useEffect, useRef } from 'react'
import type { ListingState } from '../../../lib/listing-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import styles from './FilterBar.module.css'
import { sortOptions, sortValue } from './sort-options.ts'

type FilterFormProps = {
  path: string
  state: ListingState
  hasFilters: boolean
  /** The list of a search has the words in the search field; they travel along unseen. */
  children?: React.ReactNode
}

const typeOptions = [
  { value: '', label: 'Everything' },
  { value: 'physical', label: 'Things to hold' },
  { value: 'digital', label: 'Digital' },
]

const typingPause = 500

/** A GET form. Choices send themselves at once, typing after a pause; without JavaScript there is a button. */
export function FilterForm({ path, state, hasFilters, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => follow(form.current, state), [state])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    clearTimeout(timer.current)
    const isChoice = event.target instanceof HTMLSelectElement
    timer.current = setTimeout(() => currentTarget.requestSubmit(), isChoice ? 0 : typingPause)
  }
  const isSearch = path.startsWith('/search')
  return (
    <form
      ref={form}
      action={path}
      method="get"
      onChange={send}
      data-replace=""
      className={styles.fields}
    >
      {hasFilters && (
        <>
          {isSearch ? (
            <input type="hidden" name="q" value={state.q} />
          ) : (
            <Field
              label="Search within"
              name="q"
              type="search"
              defaultValue={state.q}
              maxLength={100}
            />
          )}
          <Select label="Kind" name="type" defaultValue={state.type ?? ''} options={typeOptions} />
          <div className={styles.range}>
            <PriceField label="Price from" name="min" value={state.min} />
            <PriceField label="to" name="max" value={state.max} />
          </div>
        </>
      )}
      <div className={styles.sort}>
        <Select
          label="Sort by"
          name="sort"
          defaultValue={sortValue(state.sort)}
          options={sortOptions}
        />
      </div>
      <Button type="submit" className="without-js">
        Apply
      </Button>
      {children}
    </form>
  )
}

/** A chip taken away or a step back changes the fields, but never the one somebody is typing in. */
function follow(form: HTMLFormElement | null, state: ListingState) {
  const { min, max, type } = state
  const values = {
    ...state,
    min: min ?? '',
    max: max ?? '',
    type: type ?? '',
    sort: sortValue(state.sort),
  }
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && field !== document.activeElement) field.value = String(value)
  }
}

function PriceField({ label, name, value }: { label: string; name: string; value: number | null }) {
  return (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      max={999999}
      step="any"
      defaultValue={value ?? ''}
    />
  )
}
