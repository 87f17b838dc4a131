import { type ChangeEvent, useEffect, useRef } from 'react'
import * as messages from '../../../__generated__/messages/listing.ts'
import { type ListingState, ownSort, type SortKey, sorts } from '../../../lib/listing-state.ts'
import { Select } from '../../../ui/Select.tsx'

type SortSelectProps = {
  state: ListingState
  /** Id of its form, when the select is outside of it. */
  form?: string
}

/** The default order, which is left out of the address. */
const valueIn = (key: SortKey, q: string) => (key === ownSort(q) ? '' : key)

/** Select for the sort order. Outside of its form it submits that form itself. */
export function SortSelect({ state: { q, sort }, form }: SortSelectProps) {
  const box = useRef<HTMLDivElement>(null)
  const value = valueIn(sort, q)
  useEffect(() => {
    const select = box.current?.querySelector('select')
    if (select) select.value = value
  }, [value])
  const keys = (Object.keys(sorts) as SortKey[]).filter((key) => key !== 'best' || q !== '')
  const send = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form?.requestSubmit()
  return (
    <div ref={box}>
      <Select
        label={messages.sortBy}
        name="sort"
        defaultValue={value}
        options={keys.map((key) => ({ value: valueIn(key, q), label: sorts[key].label }))}
        {...(form && { form, onChange: send })}
      />
    </div>
  )
}
