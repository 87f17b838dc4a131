import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { RevertItem_ItemFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { FieldChanges } from '../../jobs/FieldChanges.tsx'
import { Outdated } from '../../jobs/Outdated.tsx'
import { besideRisks, isOpenRisk } from '../../jobs/open-risks.ts'
import { PreviewTable } from '../../jobs/PreviewTable.tsx'
import { RiskTicks } from '../../jobs/RiskTicks.tsx'
import type { CursorPages } from '../../jobs/use-cursor-pages.ts'
import type { useJob } from '../../jobs/use-job.ts'
import type { useRisks } from '../../jobs/use-risks.ts'
import { subjectLabels } from '../../jobs/words.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { Tick } from '../../ui/Tick.tsx'

const RevertItem_item = graphql(`
  fragment RevertItem_item on RevertPreview {
    id
    thing
    name
    removes
    changes { field variant now back changedSince }
    problem { message }
  }
`)

const RevertPreview_dryRun = graphql(`
  fragment RevertPreview_dryRun on RevertDryRun {
    changing
    changedSince
    impossible
    counts { risk count }
    items { nodes { ...RevertItem_item } pageInfo { hasNextPage endCursor } }
  }
`)

type Row = RevertItem_ItemFragment

const nameOf = ({ name, thing, id }: Row): string =>
  name ?? `${thing ? subjectLabels[thing] : ''} ${id.slice(0, 8)}`

/** One column: the values matter most, and small screens have no space beside a name. */
const columns: readonly Column<Row>[] = [
  { id: 'changes', header: messages.nowBackTo, isWide: true, cell: (row) => <Changes row={row} /> },
]

function Changes({ row }: { row: Row }) {
  const { changes, removes, problem } = row
  return (
    <>
      <strong>{nameOf(row)}</strong>
      <FieldChanges
        changes={changes.map(({ now, back, ...change }) => ({
          ...change,
          before: now,
          after: back,
        }))}
      />
      {removes && <Label tone="bad">{messages.willBeDeleted}</Label>}
      {problem && <Label tone="bad">{problem.message}</Label>}
    </>
  )
}

type PreviewProps = {
  dryRun: FragmentType<typeof RevertPreview_dryRun>
  isLoading: boolean
  pages: CursorPages
  job: ReturnType<typeof useJob>
  overwrite: boolean
  onOverwrite: (overwrite: boolean) => void
  acknowledged: ReturnType<typeof useRisks>
  onSend: () => void
  onClose: () => void
}

/** What a revert would do, and its risks. */
export function RevertPreview({ job, overwrite, acknowledged, ...props }: PreviewProps) {
  const dryRun = unmask(RevertPreview_dryRun, props.dryRun)
  const { changing, changedSince, impossible, counts, items } = dryRun
  const chosen = overwrite ? changing : changing - changedSince
  const { risks, toggle } = acknowledged
  const isTicked = counts.every(({ risk }) => risks.includes(risk))
  return (
    <DialogForm
      verb={messages.revertCount({ chosen })}
      isReady={chosen > 0 && isTicked && !props.isLoading}
      form={{ ...job, problems: besideRisks(job.problems), submit: props.onSend }}
      onClose={props.onClose}
    >
      <p role="status">
        {[
          messages.canBeReverted({ changing }),
          changedSince > 0 && messages.maybeChangedSince({ changedSince }),
          impossible > 0 && messages.cannotBeTakenBack({ impossible }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <PreviewTable
        label={messages.whatWouldGoBack}
        columns={columns}
        rows={unmask(RevertItem_item, items.nodes)}
        nameOf={nameOf}
        empty={messages.nothingToRevert}
        pages={props.pages}
        pageInfo={items.pageInfo}
      />
      {changedSince > 0 && (
        <Tick checked={overwrite} onChange={props.onOverwrite}>
          {messages.alsoRevertChangedSince({ changedSince })}
        </Tick>
      )}
      <RiskTicks counts={counts} risks={risks} toggle={toggle} />
      {job.problems.some(isOpenRisk) && <Outdated />}
    </DialogForm>
  )
}
