import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { eventNames, eventWords } from './names.ts'
import { stateWords } from './words.ts'

const names = eventNames.map((name) => ({ value: name, label: eventWords(name) }))
const states = Object.entries(stateWords).map(([value, [label]]) => ({ value, label }))

export const EventFilters = () => (
  <Filters>
    <SelectFilter label="Event" name="name" options={names} />
    <SelectFilter label="State" name="state" options={states} />
    <TextFilter label="About the id" type="search" name="about" />
    <TextFilter label="Received since" type="datetime-local" name="since" />
    <TextFilter label="Received before" type="datetime-local" name="until" />
  </Filters>
)
