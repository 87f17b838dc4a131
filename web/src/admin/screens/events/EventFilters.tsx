import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'
import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { eventNames, eventWords } from './names.ts'
import { stateWords } from './words.ts'

const names = eventNames.map((name) => ({ value: name, label: eventWords(name) }))
const states = Object.entries(stateWords).map(([value, [label]]) => ({ value, label }))

export const EventFilters = () => (
  <Filters>
    <SelectFilter label={messages.event} name="name" options={names} />
    <SelectFilter label={commonMessages.state} name="state" options={states} />
    <TextFilter label={messages.aboutId} type="search" name="about" />
    <TextFilter label={messages.receivedSince} type="datetime-local" name="since" />
    <TextFilter label={messages.receivedBefore} type="datetime-local" name="until" />
  </Filters>
)
