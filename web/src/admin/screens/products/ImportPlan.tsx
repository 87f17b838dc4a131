import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { download } from '../../lib/csv.ts'
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
        {[
          messages.planCounts({
            updates: commonMessages.productCount({ count: count('update') }),
            creates: count('create'),
            faults: commonMessages.lineCount({ count: wrong.length }),
          }),
          same > 0 &&
            messages.withoutChange({ products: commonMessages.productCount({ count: same }) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {unknown.length > 0 && (
        <Muted>{messages.theseColumnsArePassedOver({ columns: unknown.join(', ') })}</Muted>
      )}
      {(faults.length > 0 || wrong.length > 0) && (
        <Banner tone="warning">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {wrong.slice(0, 5).map(({ line, name, reason }) => (
              <li key={line}>
                {messages.faultyLine({ line, reason, name, bdi: (text) => <bdi>{text}</bdi> })}
              </li>
            ))}
            {wrong.length > 5 && <li>{messages.andOthers({ count: wrong.length - 5 })}</li>}
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
    <section className={styles.plan} aria-label={commonMessages.whatWillChange}>
      <ul>
        {doing.slice(0, shown).map((line) => (
          <li key={line.line}>
            <strong>{line.name}</strong>: <Words line={line} />
          </li>
        ))}
        {doing.length > shown && <li>{messages.andOthers({ count: doing.length - shown })}</li>}
      </ul>
      <Button onClick={() => download('changes.csv', doing.flatMap(rowsOf))}>
        {messages.downloadWhatWillChange}
      </Button>
    </section>
  )
}

function Words({ line }: { line: PlannedLine }) {
  if (line.kind === 'create') return <>{messages.newLabel({ price: line.input.basePrice })}</>
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
