import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
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
  { value: 'basePrice', label: commonMessages.price },
  { value: 'cost', label: commonMessages.cost },
  { value: 'weight', label: commonMessages.weight },
]
const kinds = [
  { value: 'percent', label: messages.adjustByPercent },
  { value: 'amount', label: messages.adjustByAmount },
  { value: 'set', label: messages.setTo },
]
const roundings = [
  { value: 'NO_ROUNDING', label: messages.noneBeyondCent },
  { value: 'CURRENCY_PRECISION', label: messages.toCurrencysPrecision },
  { value: 'NEAREST_WHOLE_NUMBER', label: commonMessages.toWholeNumbers },
]
const shown = 10

/** Adjusts many cells, with a preview. It changes the grid only; saving is a separate step. */
export function AdjustDialog({ rows, sheet, onClose, onApply }: Props) {
  const [adjustment, setAdjustment] = useState<PriceAdjustment>({
    column: 'basePrice',
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
    { id: 'name', header: commonMessages.product, isWide: true, cell: ({ name }) => name },
    { id: 'now', header: commonMessages.now, isNumber: true, cell: (row) => textOf(row) || '–' },
    {
      id: 'then',
      header: commonMessages.then,
      isNumber: true,
      cell: (row) =>
        adjusted(textOf(row), adjustment) ?? <Label tone="warning">{messages.stays}</Label>,
    },
  ]
  return (
    <Dialog title={messages.changeProductsInSheet({ count: rows.length })} isOpen onClose={onClose}>
      <DialogForm
        verb={messages.putIntoSheet}
        form={{ submit: () => onApply(adjustRows(rows, textOf, adjustment)) }}
        isReady={isReady}
        onClose={onClose}
      >
        <FieldPair>
          <Select label={commonMessages.what} options={columns} {...part('column')} />
          <Select label={messages.how} options={kinds} {...part('kind')} />
          <Field
            label={adjustment.kind === 'percent' ? commonMessages.percent : commonMessages.amount}
            inputMode="decimal"
            error={problem}
            {...part('text')}
          />
          <Select label={commonMessages.rounding} options={roundings} {...part('rounding')} />
        </FieldPair>
        {isReady && (
          <DataTable
            label={commonMessages.whatWouldComeOfIt}
            columns={preview}
            rows={rows.slice(0, shown)}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
          />
        )}
        {isReady && rows.length > shown && (
          <Muted>{messages.firstOf({ shown, count: rows.length })}</Muted>
        )}
      </DialogForm>
    </Dialog>
  )
}
