import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { adjusted, adjustRows, type Wish, wishProblem } from './adjust.ts'
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

/** Many cells at once, with a look at what comes of it. It only changes the sheet; saving is another step. */
export function AdjustDialog({ rows, sheet, onClose, onApply }: Props) {
  const [wish, setWish] = useState<Wish>({
    column: 'price',
    kind: 'percent',
    text: '',
    rounding: 'CURRENCY_PRECISION',
  })
  const textOf = (row: GridRow) => shownText(sheet, row, wish.column)
  const problem = wish.text === '' ? null : wishProblem(wish)
  const isReady = wish.text !== '' && problem === null
  const part = (name: keyof Wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setWish({ ...wish, [name]: target.value } as Wish),
  })
  const preview: readonly Column<GridRow>[] = [
    { id: 'name', header: 'Product', isWide: true, cell: ({ name }) => name },
    { id: 'now', header: 'Now', isNumber: true, cell: (row) => textOf(row) || '–' },
    {
      id: 'then',
      header: 'Then',
      isNumber: true,
      cell: (row) => adjusted(textOf(row), wish) ?? <Label tone="warning">stays</Label>,
    },
  ]
  return (
    <Dialog title={`Change ${rows.length} products in the sheet`} isOpen onClose={onClose}>
      <form
        className={layout.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onApply(adjustRows(rows, textOf, wish))
        }}
      >
        <div className={layout.pair}>
          <Select label="What" options={columns} {...part('column')} />
          <Select label="How" options={kinds} {...part('kind')} />
          <Field
            label={wish.kind === 'percent' ? 'Percent' : 'Amount'}
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
