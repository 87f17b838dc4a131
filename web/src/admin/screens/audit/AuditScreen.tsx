import { useQuery } from 'urql'
import { Link } from 'wouter'
import { Banner } from '../../../ui/Banner.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Select } from '../../../ui/Select.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type {
  ActorKind,
  AdminAuditQuery,
  AuditFilter,
  AuditResult,
} from '../../__generated__/graphql.ts'
import { callWord, callWords, subjectLabels, subjectPath, valueWords } from '../../jobs/words.ts'
import { momentOf, periodOf } from '../../lib/dates.ts'
import { type AddressState, useAddressState } from '../../lib/use-address-state.ts'
import layout from '../../ui/Columns.module.css'
import { CursorPages } from '../../ui/CursorPages.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { Label } from '../../ui/Label.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PeriodFields } from '../../ui/PeriodFields.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

const auditDocument = graphql(`
  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {
    auditLog(first: $first, after: $after, filter: $filter) {
      nodes {
        id
        at
        actorKind
        actorId
        actorName
        role
        operation
        isWrite
        ids
        idCount
        result
        code
        requestId
        milliseconds
        changes(first: 3) { index id thing name changes { field variant before after } }
        job { id total }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

/** Reads the whole log, so it is fetched once per visit and not for each filter. */
const checkDocument = graphql(`
  query AdminAuditCheck {
    auditCheck { isWhole entries brokenAt head }
  }
`)

type Row = AdminAuditQuery['auditLog']['nodes'][number]

const tones: Record<AuditResult, 'good' | 'warning' | 'bad' | 'plain'> = {
  SUCCESS: 'good',
  REFUSED: 'warning',
  FAILED: 'bad',
  UNKNOWN: 'bad',
}
const options = (values: readonly string[]) => [
  { value: '', label: 'Any' },
  ...values.map((value) => ({ value, label: value.toLowerCase().replaceAll('_', ' ') })),
]

const callOptions = [
  { value: '', label: 'Any' },
  ...Object.entries(callWords)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label)),
]

/** One column that starts with the call, because small screens show little more. */
const columns: readonly Column<Row>[] = [
  { id: 'operation', header: 'What', isWide: true, cell: (row) => <Done row={row} /> },
  { id: 'who', header: 'Who', cell: ({ actorName, actorId }) => actorName ?? actorId },
  { id: 'at', header: 'When', cell: ({ at }) => momentOf(at) },
  {
    id: 'ids',
    header: 'About',
    isNumber: true,
    cell: ({ ids, idCount }) => <Ids ids={ids} count={idCount} />,
  },
  {
    id: 'result',
    header: 'Outcome',
    cell: ({ result, code }) => <Label tone={tones[result]}>{code ?? result.toLowerCase()}</Label>,
  },
  {
    id: 'ms',
    header: 'ms',
    isNumber: true,
    cell: ({ milliseconds }) => milliseconds ?? '–',
  },
  { id: 'request', header: 'Request', cell: ({ requestId }) => <Request id={requestId} /> },
]

function Done({ row }: { row: Row }) {
  return (
    <>
      <strong title={row.operation}>{callWord(row.operation)}</strong>
      {row.job && <Changed row={row} />}
    </>
  )
}

/** Names, links and amounts a call changed; the rest is on the job's page. */
function Changed({ row: { job, changes } }: { row: Row }) {
  return (
    <div>
      {changes.map((item) => (
        <div key={item.index}>
          <ChangedSubject item={item} />{' '}
          {item.changes
            .slice(0, 2)
            .map(
              ({ field, variant, before, after }) =>
                `${variant ? `${variant}: ` : ''}${field} ${valueWords(field, before)} → ${valueWords(field, after)}`,
            )
            .join(', ')}
          {item.changes.length > 2 && ' …'}
        </div>
      ))}
      {job && (
        <Link href={`/jobs/${job.id}`}>{job.total > 3 ? `All ${job.total}` : 'Details'}</Link>
      )}
    </div>
  )
}

function ChangedSubject({ item: { id, thing, name } }: { item: Row['changes'][number] }) {
  const path = subjectPath(thing, id)
  const word = name ?? (thing ? subjectLabels[thing] : id.slice(0, 8))
  return path ? <Link href={path}>{word}</Link> : word
}

/** Number of subjects of a call; a click lists them. */
function Ids({ ids, count }: { ids: readonly string[]; count: number }) {
  if (ids.length === 0) return count
  return (
    <details>
      <summary>{count}</summary>
      {ids.map((id) => (
        <div key={id}>
          <code>{id}</code>
        </div>
      ))}
    </details>
  )
}

/** Prefix of the request id; a click shows all of it. */
function Request({ id }: { id: string }) {
  return (
    <details>
      <summary>
        <code>{id.slice(0, 8)}</code>
      </summary>
      <code>{id}</code>
    </details>
  )
}

export function Screen() {
  const address = useAddressState()
  const [{ data, fetching, error }, refetch] = useQuery({
    query: auditDocument,
    variables: { first: 50, after: address.get('after') || null, filter: filterOf(address.get) },
  })
  const { nodes = [], pageInfo } = data?.auditLog ?? {}
  const [{ data: checked }] = useQuery({ query: checkDocument })
  const check = checked?.auditCheck
  return (
    <>
      <ScreenHead
        title="Log"
        lead="Everything done with the site’s own permissions. This log can’t be edited."
      />
      {check && !check.isWhole && (
        <Banner tone="danger" title="The log was changed">
          <p>Entry {check.brokenAt} is not as it was written.</p>
        </Banner>
      )}
      {check?.isWhole && (
        <p className={layout.note}>
          {check.entries} entries, every one with the hash of the one before it. Head{' '}
          <code title={check.head}>{check.head.slice(0, 12)}…</code>
        </p>
      )}
      <AuditFilters address={address} />
      {error && !data && <NoAnswer error={error} onAgain={refetch} />}
      <DataTable
        label="Log"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ operation }) => operation}
        isLoading={fetching}
        empty={!error && <EmptyState drawing="bookcase" title="No matching entries" />}
      />
      <CursorPages address={address} pageInfo={pageInfo} />
    </>
  )
}

function filterOf(get: (name: string) => string): AuditFilter {
  const [actor, operation, about] = [get('actor'), get('operation'), get('about')]
  const [kind, result] = [get('kind'), get('result')]
  return {
    ...(actor && { actor }),
    ...(operation && { operation }),
    ...(about && { about }),
    ...(kind && { actorKind: kind as ActorKind }),
    ...(result && { result: result as AuditResult }),
    ...periodOf(get('since'), get('until')),
    ...(get('reads') ? {} : { writesOnly: true }),
  }
}

function AuditFilters({ address }: { address: AddressState }) {
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
        options={callOptions}
        value={get('operation')}
        onChange={({ target }) => set({ operation: target.value })}
      />
      <FilterField
        label="Name or id"
        type="search"
        maxLength={50}
        value={get('about')}
        onValue={(text) => set({ about: text.trim() })}
      />
      <PeriodFields address={address} />
      <Select
        label="Caller type"
        options={options(['SITE_USER', 'APP', 'MEMBER'])}
        value={get('kind')}
        onChange={({ target }) => set({ kind: target.value })}
      />
      <Select
        label="Outcome"
        options={options(['SUCCESS', 'REFUSED', 'FAILED', 'UNKNOWN'])}
        value={get('result')}
        onChange={({ target }) => set({ result: target.value })}
      />
      <Select
        label="Entries"
        options={[
          { value: '', label: 'Changes' },
          { value: '1', label: 'Changes and reads' },
        ]}
        value={get('reads')}
        onChange={({ target }) => set({ reads: target.value })}
      />
    </form>
  )
}
