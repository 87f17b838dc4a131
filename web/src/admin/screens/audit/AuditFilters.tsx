import * as messages from '../../__generated__/messages/audit.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { callWords } from '../../jobs/words.ts'
import { callerWords, resultWords } from '../../lib/audit-words.ts'
import { Filters, optionsOf, PeriodFilter, SelectFilter, TextFilter } from '../../list/Filters.tsx'

const calls = optionsOf(callWords).sort((one, other) => one.label.localeCompare(other.label))

export const AuditFilters = () => (
  <Filters>
    <TextFilter label={commonMessages.who} type="search" name="actor" />
    <SelectFilter label={commonMessages.what} name="operation" options={calls} />
    <TextFilter label={commonMessages.nameOrId} type="search" maxLength={50} name="about" />
    <PeriodFilter />
    <SelectFilter label={messages.callerType} name="kind" options={optionsOf(callerWords)} />
    <SelectFilter label={messages.outcome} name="result" options={optionsOf(resultWords)} />
    <SelectFilter
      label={messages.entries}
      name="reads"
      any={messages.changes}
      options={[{ value: '1', label: messages.changesAndReads }]}
    />
  </Filters>
)
