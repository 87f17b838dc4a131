import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
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
      <form
        className={layout.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onApply(adjustRows(rows, textOf, adjustment))
        }}
      >
        <div className={layout.pair}>
          <Select label="What" options={columns} {...part('column')} />
          <Select label="How" options={kinds} {...part('kind')} />
          <Field
            label={adjustment.kind === 'percent' ? 'Percent' : 'Amount'}
            inputMode="decimal"
            error={problem}
            {...part('text')}
          />
          <Select label="Rounding" options={roundings} {...part('rounding')} />
        </div>
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
          <p className={layout.muted}>
            The first {shown} of {rows.length}.
          </p>
        )}
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="primary" disabled={!isReady}>
            Put into the sheet
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
