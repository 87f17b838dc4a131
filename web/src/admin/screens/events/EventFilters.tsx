import { Select } from '../../../ui/Select.tsx'
import type { AddressState } from '../../lib/use-address-state.ts'
import { FilterField } from '../../ui/FilterField.tsx'
import styles from './Events.module.css'
import { eventNames, eventWords } from './names.ts'
import { stateWords } from './words.ts'

const any = { value: '', label: 'Any' }
const names = [any, ...eventNames.map((name) => ({ value: name, label: eventWords(name) }))]
const states = [any, ...Object.entries(stateWords).map(([value, [label]]) => ({ value, label }))]

export function EventFilters({ address: { get, set } }: { address: AddressState }) {
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Event"
        options={names}
        value={get('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Select
        label="State"
        options={states}
        value={get('state')}
        onChange={({ target }) => set({ state: target.value })}
      />
      <FilterField
        label="About the id"
        type="search"
        value={get('about')}
        onValue={(text) => set({ about: text.trim() })}
      />
      <FilterField
        label="Received since"
        type="datetime-local"
        value={get('since')}
        onValue={(text) => set({ since: text })}
      />
      <FilterField
        label="Received before"
        type="datetime-local"
        value={get('until')}
        onValue={(text) => set({ until: text })}
      />
    </form>
  )
}
