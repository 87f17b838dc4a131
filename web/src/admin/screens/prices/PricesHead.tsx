import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { amountProblem } from '../../lib/cents.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { Edits } from './grid-state.ts'
import type { useSheet } from './use-sheet.ts'

type Props = {
  work: ReturnType<typeof useSheet>
  /** Number of selected products. */
  selected: number
  onDialog: (dialog: 'adjust' | 'save') => void
}

/** Title and actions of the price sheet. */
export function PricesHead({ work, selected, onDialog }: Props) {
  const { sheet, count } = work
  const isFaulty = hasFaults(sheet.edits)
  return (
    <ScreenHead title={commonMessages.prices} lead={messages.gridHelp}>
      <Button disabled={sheet.past.length === 0} onClick={work.undo}>
        {commonMessages.undo}
      </Button>
      <Button disabled={sheet.future.length === 0} onClick={work.redo}>
        {messages.redo}
      </Button>
      <AllowedButton
        right="CATALOG_WRITE"
        disabled={selected === 0}
        onClick={() => onDialog('adjust')}
      >
        {selected > 0 ? messages.changeChosen({ count: selected }) : messages.changeNone}
      </AllowedButton>
      <AllowedButton
        right="CATALOG_WRITE"
        weight="primary"
        disabled={count === 0 || isFaulty}
        title={isFaulty ? commonMessages.putRedCellsRightFirst : undefined}
        onClick={() => onDialog('save')}
      >
        {count > 0 ? messages.saveCount({ count }) : commonMessages.save}
      </AllowedButton>
    </ScreenHead>
  )
}

const hasFaults = (edits: Edits) =>
  Object.values(edits).some((own) =>
    Object.values(own).some((text) => amountProblem(text) !== null),
  )
