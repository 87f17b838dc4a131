import { Button } from '../../../ui/Button.tsx'
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
    <ScreenHead
      title="Prices"
      lead="Arrow keys to move, type to edit, Ctrl+Z to undo. Nothing is saved until you press Save."
    >
      <Button disabled={sheet.past.length === 0} onClick={work.undo}>
        Undo
      </Button>
      <Button disabled={sheet.future.length === 0} onClick={work.redo}>
        Redo
      </Button>
      <AllowedButton
        right="CATALOG_WRITE"
        disabled={selected === 0}
        onClick={() => onDialog('adjust')}
      >
        Change {selected || ''} chosen …
      </AllowedButton>
      <AllowedButton
        right="CATALOG_WRITE"
        weight="primary"
        disabled={count === 0 || isFaulty}
        title={isFaulty ? 'Put the red cells right first.' : undefined}
        onClick={() => onDialog('save')}
      >
        Save {count || ''}
      </AllowedButton>
    </ScreenHead>
  )
}

const hasFaults = (edits: Edits) =>
  Object.values(edits).some((own) =>
    Object.values(own).some((text) => amountProblem(text) !== null),
  )
