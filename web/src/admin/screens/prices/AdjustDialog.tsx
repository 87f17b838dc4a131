import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { adjusted, adjustmentProblem, adjustRows, type PriceAdjustment } from './adjust.ts'
import { type Change, type GridRow, type Sheet, shownText } from './grid-state.ts'

type Props = {
  rows: readonly GridRow[]
  sheet: Sheet
  onClose: () => void
  onApply: (changes: Change[]) => void
}

const columns = [
  { value: 'price', label: 'Price' },
  { value: 'cost', label: 'Cost' },
  { value: 'weight', label: 'Weight' },
]
const kinds = [
  { value: 'percent', label: 'Adjust by percent' },
  { value: 'amount', label: 'Adjust by an amount' },
  { value: 'set', label: 'Set to' },
]
const roundings = [
  { value: 'NO_ROUNDING', label: 'None beyond the cent' },
  { value: 'CURRENCY_PRECISION', label: 'To the currency’s precision' },
  { value: 'NEAREST_WHOLE_NUMBER', label: 'To whole numbers' },
]
const shown = 10

/** Adjusts many cells, with a preview. It changes the grid only; saving is a separate step. */
export function AdjustDialog({ rows, sheet, onClose, onApply }: Props) {
  const [adjustment, setAdjustment] = useState<PriceAdjustment>({
    column: 'price',
    kind: 'percent',
    text: '',
    rounding: 'CURRENCY_PRECISION',
  })
  const textOf = (row: GridRow) => shownText(sheet, row, adjustment.column)
  const problem = adjustment.text === '' ? null : adjustmentProblem(adjustment)
  const isReady = adjustment.text !== '' && problem === null
  const part = (name: keyof PriceAdjustment) => ({
    value: adjustment[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setAdjustment({ ...adjustment, [name]: target.value } as PriceAdjustment),
  })
  const preview: readonly Column<GridRow>[] = [
    { id: 'name', header: 'Product', isWide: true, cell: ({ name }) => name },
    { id: 'now', header: 'Now', isNumber: true, cell: (row) => textOf(row) || '–' },
    {
      id: 'then',
      header: 'Then',
      isNumber: true,
      cell: (row) => adjusted(textOf(row), adjustment) ?? <Label tone="warning">stays</Label>,
    },
  ]
  return (
    <Dialog title={`Change ${rows.length} products in the sheet`} isOpen onClose={onClose}>
      <DialogForm
        verb="Put into the sheet"
        form={{ submit: () => onApply(adjustRows(rows, textOf, adjustment)) }}
        isReady={isReady}
        onClose={onClose}
      >
        <FieldPair>
          <Select label="What" options={columns} {...part('column')} />
          <Select label="How" options={kinds} {...part('kind')} />
          <Field
            label={adjustment.kind === 'percent' ? 'Percent' : 'Amount'}
            inputMode="decimal"
            error={problem}
            {...part('text')}
          />
          <Select label="Rounding" options={roundings} {...part('rounding')} />
        </FieldPair>
        {isReady && (
          <DataTable
            label="What would come of it"
            columns={preview}
            rows={rows.slice(0, shown)}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
          />
        )}
        {isReady && rows.length > shown && (
          <Muted>
            The first {shown} of {rows.length}.
          </Muted>
        )}
      </DialogForm>
    </Dialog>
  )
}
