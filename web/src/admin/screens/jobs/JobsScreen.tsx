import { useQuery } from 'urql'
import { Link } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { AdminJobsQuery, JobAction, JobFilter, JobThing } from '../../__generated__/graphql.ts'
import { jobsDocument } from '../../jobs/documents.ts'
import { actionWords, jobWords, stateWords, subjectLabels } from '../../jobs/words.ts'
import { momentOf, periodOf } from '../../lib/dates.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { type AddressState, useAddressState } from '../../lib/use-address-state.ts'
import layout from '../../ui/Columns.module.css'
import { CursorPages } from '../../ui/CursorPages.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { Label } from '../../ui/Label.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PeriodFields } from '../../ui/PeriodFields.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

type Row = AdminJobsQuery['jobs']['nodes'][number]

/** Subject of a job: the name of its single item, or the number of items. */
function about({ total, first }: Row): string {
  const [item] = first.nodes
  // A job refused before it created anything has no subject.
  if (total === 0) return '–'
  if (total !== 1 || !item) return pluralize(total, 'items')
  return item.name ?? (item.thing ? subjectLabels[item.thing] : '1 item')
}

const doneWords = ({ done, total }: Row): string => (total === 0 ? '–' : `${done} of ${total}`)

function State({ row: { state, total } }: { row: Row }) {
  if (total === 0 && state === 'DONE') return <Label tone="warning">Nothing changed</Label>
  const [word, tone] = stateWords[state]
  return <Label tone={tone}>{word}</Label>
}

const columns: readonly Column<Row>[] = [
  {
    id: 'action',
    header: 'What',
    isWide: true,
    cell: (row) => <Link href={`/jobs/${row.id}`}>{jobWords(row)}</Link>,
  },
  { id: 'about', header: 'Of', cell: about },
  { id: 'who', header: 'Who', cell: ({ actor }) => actor },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <State row={row} />,
  },
  { id: 'done', header: 'Done', isNumber: true, cell: doneWords },
  { id: 'failed', header: 'Refused', isNumber: true, cell: ({ failed }) => failed },
  { id: 'started', header: 'When', cell: ({ startedAt }) => momentOf(startedAt) },
]

/** All changes made in the admin, newest first. */
export function Screen() {
  const address = useAddressState()
  const [{ data, error, fetching }, refetch] = useQuery({
    query: jobsDocument,
    variables: { first: 50, after: address.get('after') || null, filter: filterOf(address.get) },
  })
  const reload = () => refetch({ requestPolicy: 'network-only' })
  return (
    <>
      <ScreenHead
        title="Jobs"
        lead="Changes of the last thirty days. Open one to see what it changed, or to take it back."
      >
        <Button onClick={reload}>Refresh</Button>
      </ScreenHead>
      <Filters address={address} />
      {error && !data && <NoAnswer error={error} onAgain={reload} />}
      <DataTable
        label="Jobs"
        columns={columns}
        rows={data?.jobs.nodes ?? []}
        idOf={({ id }) => id}
        nameOf={jobWords}
        isLoading={fetching}
        empty={!error && <EmptyState drawing="bookcase" title="No matching changes" />}
      />
      <CursorPages address={address} pageInfo={data?.jobs.pageInfo} />
    </>
  )
}

function filterOf(get: (name: string) => string): JobFilter {
  const [actor, action, thing] = [get('actor'), get('action'), get('thing')]
  const [id, about] = [get('id'), get('about')]
  return {
    ...(actor && { actor }),
    ...(action && { action: action as JobAction }),
    ...(thing && { thing: thing as JobThing }),
    ...(id && { id }),
    ...(about && { about }),
    ...periodOf(get('since'), get('until')),
  }
}

const optionsOf = (words: Readonly<Record<string, string>>) => [
  { value: '', label: 'Any' },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

function Filters({ address }: { address: AddressState }) {
  const { get, set } = address
  return (
    <form className={layout.filters} onSubmit={(event) => event.preventDefault()}>
      <FilterField
        label="Who"
        type="search"
        value={get('actor')}
        onValue={(text) => set({ actor: text.trim() })}
      />
      <Select
        label="What"
        options={optionsOf(actionWords)}
        value={get('action')}
        onChange={({ target }) => set({ action: target.value })}
      />
      <Select
        label="Of"
        options={optionsOf(subjectLabels)}
        value={get('thing')}
        onChange={({ target }) => set({ thing: target.value })}
      />
      <FilterField
        label="Name or id"
        type="search"
        maxLength={50}
        value={get('about')}
        onValue={(text) => set({ about: text.trim() })}
      />
      <PeriodFields address={address} />
    </form>
  )
}
