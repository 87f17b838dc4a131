import { callWords } from '../../jobs/words.ts'
import { Filters, optionsOf, PeriodFilter, SelectFilter, TextFilter } from '../../list/Filters.tsx'

const calls = optionsOf(callWords).sort((one, other) => one.label.localeCompare(other.label))

const wordOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.toLowerCase().replaceAll('_', ' ') }))

export const AuditFilters = () => (
  <Filters>
    <TextFilter label="Who" type="search" name="actor" />
    <SelectFilter label="What" name="operation" options={calls} />
    <TextFilter label="Name or id" type="search" maxLength={50} name="about" />
    <PeriodFilter />
    <SelectFilter
      label="Caller type"
      name="kind"
      options={wordOptions(['SITE_USER', 'APP', 'MEMBER'])}
    />
    <SelectFilter
      label="Outcome"
      name="result"
      options={wordOptions(['SUCCESS', 'REFUSED', 'FAILED', 'UNKNOWN'])}
    />
    <SelectFilter
      label="Entries"
      name="reads"
      any="Changes"
      options={[{ value: '1', label: 'Changes and reads' }]}
    />
  </Filters>
)
