import { useState } from 'react'
import { unmask } from '../__generated__/fragment-masking.ts'
import { graphql } from '../__generated__/gql.ts'
import type { PriceDryRunItem_ItemFragment } from '../__generated__/graphql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/jobs.ts'
import { weightWords } from '../lib/weight-unit.tsx'
import type { Column } from '../list/DataTable.tsx'
import { FilterField } from '../list/FilterField.tsx'
import { Label } from '../ui/Label.tsx'
import { Muted } from '../ui/Muted.tsx'
import { NoAnswer } from '../ui/NoAnswer.tsx'
import { Row } from '../ui/Row.tsx'
import { Outdated } from './Outdated.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import styles from './PriceDryRun.module.css'
import { RiskTicks } from './RiskTicks.tsx'
import type { PriceDryRun as DryRun } from './use-price-dry-run.ts'
import type { PricedJob } from './use-priced-job.ts'
import { riskWords } from './words.ts'

const PriceDryRunItem_item = graphql(`
  fragment PriceDryRunItem_item on AdjustmentPreview {
    id
    name
    before { formatted }
    after { formatted }
    weightBefore { value unit }
    weightAfter { value unit }
    paidBefore { formatted }
    paidAfter { formatted }
    risks
    problem { message }
  }
`)

type Item = PriceDryRunItem_ItemFragment

const amountWords = (money: Item['before'], weight: Item['weightBefore']): string =>
  money?.formatted ?? (weight ? weightWords(weight) : '–')

const columns: readonly Column<Item>[] = [
  { id: 'name', header: commonMessages.product, isWide: true, cell: (row) => <Name row={row} /> },
  {
    id: 'before',
    header: commonMessages.now,
    isNumber: true,
    cell: ({ before, weightBefore }) => amountWords(before, weightBefore),
  },
  {
    id: 'after',
    header: commonMessages.then,
    isNumber: true,
    cell: ({ after, weightAfter }) => <strong>{amountWords(after, weightAfter)}</strong>,
  },
  {
    id: 'sold',
    header: messages.shopperPays,
    isNumber: true,
    cell: ({ paidBefore, paidAfter }) => (
      <>
        {paidBefore.formatted} → <strong>{paidAfter.formatted}</strong>
      </>
    ),
  },
]

/** Risks are listed below the name, where they are visible without horizontal scrolling. */
function Name({ row: { name, risks, problem } }: { row: Item }) {
  return (
    <>
      {name}
      <Row>
        {problem && <Label tone="bad">{problem.message}</Label>}
        {risks.map((risk) => (
          <Label key={risk} tone={risk === 'LARGE_CHANGE' ? 'warning' : 'bad'}>
            {riskWords[risk]}
          </Label>
        ))}
      </Row>
    </>
  )
}

type Props = { job: Pick<PricedJob, 'dryRun' | 'limit' | 'setLimit'> }

/** Every product a price change affects, risky ones first, with a checkbox for each kind of risk. */
export function PriceDryRun({ job: { dryRun, limit, setLimit } }: Props) {
  if (!dryRun) return null
  const { answer, error, isLoading } = dryRun
  return (
    <>
      <LimitField limit={limit} onLimit={setLimit} />
      {error && <NoAnswer error={error} onAgain={dryRun.requestDryRun} />}
      {dryRun.isOutdated && <Outdated />}
      <div role="status">
        {isLoading && !error && <Muted>{messages.workingOutWhatComesOfIt}</Muted>}
        {answer && (
          <p>
            {[
              messages.dryRunTotal({
                products: commonMessages.productCount({ count: answer.total }),
              }),
              answer.refused > 0 && messages.refusedInDryRun({ refused: answer.refused }),
              answer.counts.length === 0 && messages.nothingUnusual,
            ]
              .filter(Boolean)
              .join(' ')}
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

type LimitProps = { limit: string; onLimit: (limit: string) => void }

/** Reports an invalid limit; the previous limit stays in effect. */
function LimitField({ limit, onLimit }: LimitProps) {
  const [isFaulty, setFaulty] = useState(false)
  return (
    <div className={styles.limit}>
      <FilterField
        label={messages.warnAboutChangesOver}
        inputMode="numeric"
        value={limit}
        error={isFaulty ? messages.riskLimitInvalid({ limit }) : null}
        onValue={(text) => {
          const isNumber = /^\d{1,3}$/.test(text.trim())
          setFaulty(!isNumber)
          if (isNumber) onLimit(text.trim())
        }}
      />
    </div>
  )
}

function Items({ dryRun }: { dryRun: DryRun }) {
  const { nodes = [], pageInfo } = dryRun.answer?.items ?? {}
  return (
    <PreviewTable
      label={commonMessages.whatWouldComeOfIt}
      columns={columns}
      rows={unmask(PriceDryRunItem_item, nodes)}
      nameOf={({ name }) => name}
      empty={messages.noneLeft}
      pages={dryRun.pages}
      pageInfo={pageInfo}
    />
  )
}
