import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../lib/csv.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { truncateAroundDiff } from '../../lib/truncate-around-diff.ts'
import { Muted } from '../../ui/Muted.tsx'
import styles from './ImportPlan.module.css'
import type { PlannedLine } from './product-lines.ts'

export type Plan = { lines: PlannedLine[]; unknown: string[]; faults: string[] }

const shown = 20

/** Preview of an import, by product and cell. */
export function ImportPlan({ plan: { lines, unknown, faults } }: { plan: Plan }) {
  const count = (kind: PlannedLine['kind']) => lines.filter((line) => line.kind === kind).length
  const wrong = lines.filter((line) => line.kind === 'wrong')
  const same = count('same')
  return (
    <>
      <p role="status">
        {pluralize(count('update'), 'products')} to change, {count('create')} to create,{' '}
        {pluralize(wrong.length, 'lines')} with an error.
        {same > 0 && ` ${pluralize(same, 'products')} without a change.`}
      </p>
      {unknown.length > 0 && <Muted>These columns are passed over: {unknown.join(', ')}.</Muted>}
      {(faults.length > 0 || wrong.length > 0) && (
        <Banner tone="warning">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {wrong.slice(0, 5).map(({ line, name, reason }) => (
              <li key={line}>
                Line {line} <bdi>{name}</bdi>: {reason}
              </li>
            ))}
            {wrong.length > 5 && <li>and {wrong.length - 5} others</li>}
          </ul>
        </Banner>
      )}
      <Changes lines={lines} />
    </>
  )
}

function Changes({ lines }: { lines: readonly PlannedLine[] }) {
  const doing = lines.filter(({ kind }) => kind === 'update' || kind === 'create')
  if (doing.length === 0) return null
  return (
    <section className={styles.plan} aria-label="What will change">
      <ul>
        {doing.slice(0, shown).map((line) => (
          <li key={line.line}>
            <strong>{line.name}</strong>: <Words line={line} />
          </li>
        ))}
        {doing.length > shown && <li>and {doing.length - shown} others</li>}
      </ul>
      <Button onClick={() => download('changes.csv', doing.flatMap(rowsOf))}>
        Download what will change
      </Button>
    </section>
  )
}

function Words({ line }: { line: PlannedLine }) {
  if (line.kind === 'create') return <>new, {line.input.price}</>
  if (line.kind !== 'update') return null
  return line.changes.map(({ column, before, after }, at) => {
    const [one, other] = truncateAroundDiff(before, after)
    return (
      <span key={column}>
        {at > 0 && ', '}
        {column} <del>{one}</del> → <ins>{other}</ins>
      </span>
    )
  })
}

function rowsOf(line: PlannedLine) {
  const place = { line: line.line, name: line.name }
  if (line.kind === 'update') return line.changes.map((change) => ({ ...place, ...change }))
  if (line.kind !== 'create') return []
  return Object.entries(line.input).map(([column, value]) => ({
    ...place,
    column,
    before: '',
    after: String(value),
  }))
}
