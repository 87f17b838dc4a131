import { Field } from '../../ui/Field.tsx'
import type { AddressState } from '../lib/use-address-state.ts'

/** First and last day of a list, stored in the address as `since` and `until`. */
export function PeriodFields({ address: { get, set } }: { address: AddressState }) {
  return (
    <>
      <Field
        label="From"
        type="date"
        value={get('since')}
        onChange={({ target }) => set({ since: target.value })}
      />
      <Field
        label="To"
        type="date"
        value={get('until')}
        onChange={({ target }) => set({ until: target.value })}
      />
    </>
  )
}
