// The filters of a list. Each is a parameter of the address.

import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import { FilterField } from './FilterField.tsx'
import styles from './Filters.module.css'
import { useAddressState } from './use-address-state.ts'

/** Filters side by side. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
)

type TextProps = Omit<ComponentProps<typeof FilterField>, 'value' | 'onValue'> & { name: string }

export function TextFilter({ name, ...field }: TextProps) {
  const { get, set } = useAddressState()
  return <FilterField {...field} value={get(name)} onValue={(text) => set({ [name]: text })} />
}

type Option = { value: string; label: string }
type SelectProps = { label: string; name: string; options: readonly Option[]; any?: string }

/** A choice of values; `any` is the label of no filter. */
export function SelectFilter({ label, name, options, any = messages.any }: SelectProps) {
  const { get, set } = useAddressState()
  return (
    <Select
      label={label}
      options={[{ value: '', label: any }, ...options]}
      value={get(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
}

const ends = { since: messages.from, until: messages.to }

/** First and last day. */
export function PeriodFilter() {
  const { get, set } = useAddressState()
  return Object.entries(ends).map(([name, label]) => (
    <Field
      key={name}
      label={label}
      type="date"
      value={get(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  ))
}

/** Options from labels by value. */
export const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
