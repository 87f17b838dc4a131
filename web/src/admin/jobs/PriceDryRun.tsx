import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { AdminPriceDryRunQuery } from '../__generated__/graphql.ts'
import { pluralize } from '../lib/pluralize.ts'
import layout from '../ui/Columns.module.css'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { FilterField } from '../ui/FilterField.tsx'
import { Label } from '../ui/Label.tsx'
import { NoAnswer } from '../ui/NoAnswer.tsx'
import { Outdated } from './Outdated.tsx'
import styles from './PriceDryRun.module.css'
import { RiskTicks } from './RiskTicks.tsx'
import type { PriceDryRun as DryRun } from './use-price-dry-run.ts'
import { riskWords } from './words.ts'

type Row = AdminPriceDryRunQuery['dryRunPrices']['items']['nodes'][number]

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Product', isWide: true, cell: (row) => <Name row={row} /> },
  { id: 'before', header: 'Now', isNumber: true, cell: ({ before }) => before ?? '–' },
  {
    id: 'after',
    header: 'Then',
    isNumber: true,
    cell: ({ after }) => <strong>{after ?? '–'}</strong>,
  },
  {
    id: 'sold',
    header: 'Shopper pays',
    isNumber: true,
    cell: ({ soldBefore, soldAfter }) => (
      <>
        {soldBefore} → <strong>{soldAfter}</strong>
      </>
    ),
  },
]

/** Risks are listed below the name, where they are visible without horizontal scrolling. */
function Name({ row: { name, risks, problem } }: { row: Row }) {
  return (
    <>
      {name}
      <span className={layout.row}>
        {problem && <Label tone="bad">{problem.message}</Label>}
        {risks.map((risk) => (
          <Label key={risk} tone={risk === 'LARGE_CHANGE' ? 'warning' : 'bad'}>
            {riskWords[risk]}
          </Label>
        ))}
      </span>
    </>
  )
}

type Props = { dryRun: DryRun; limit: string; onLimit: (limit: string) => void }

/** Every product a price change affects, risky ones first, with a checkbox for each kind of risk. */
export function PriceDryRun({ dryRun, limit, onLimit }: Props) {
  const { answer, error, isLoading } = dryRun
  return (
    <>
      <LimitField limit={limit} onLimit={onLimit} />
      {error && <NoAnswer error={error} onAgain={dryRun.requestDryRun} />}
      {dryRun.isOutdated && <Outdated />}
      <div role="status">
        {isLoading && !error && <p className={layout.muted}>Working out what comes of it …</p>}
        {answer && (
          <p>
            {pluralize(answer.total, 'products')}.
            {answer.refused > 0 && ` ${answer.refused} would be refused and stay as they are.`}
            {answer.counts.length === 0 && ' Nothing unusual.'}
          </p>
        )}
      </div>
      {answer && (
        <RiskTicks
          counts={answer.counts}
          risks={dryRun.risks}
          toggle={dryRun.toggle}
          limit={limit}
        />
      )}
      {answer && <Items dryRun={dryRun} />}
    </>
  )
}

/** Reports an invalid limit; the previous limit stays in effect. */
function LimitField({ limit, onLimit }: Pick<Props, 'limit' | 'onLimit'>) {
  const [isFaulty, setFaulty] = useState(false)
  return (
    <div className={styles.limit}>
      <FilterField
        label="Warn about changes over, %"
        inputMode="numeric"
        value={limit}
        error={isFaulty ? `A whole number from 0 to 999. Until then, ${limit} % counts.` : null}
        onValue={(text) => {
          const isNumber = /^\d{1,3}$/.test(text.trim())
          setFaulty(!isNumber)
          if (isNumber) onLimit(text.trim())
        }}
      />
    </div>
  )
}

function Items({ dryRun }: Pick<Props, 'dryRun'>) {
  const { nodes = [], pageInfo } = dryRun.answer?.items ?? {}
  return (
    <>
      <div className={styles.items}>
        <DataTable
          label="What would come of it"
          columns={columns}
          rows={nodes}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          empty={<p className={layout.muted}>None of them is there any more</p>}
        />
      </div>
      {(pageInfo?.hasNextPage || !dryRun.isFirstPage) && (
        <div className={layout.end}>
          <Button disabled={dryRun.isFirstPage} onClick={dryRun.back}>
            Previous
          </Button>
          <Button disabled={!pageInfo?.hasNextPage} onClick={dryRun.next}>
            Next
          </Button>
        </div>
      )}
    </>
  )
}
