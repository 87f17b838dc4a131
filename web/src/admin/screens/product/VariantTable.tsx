import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { WeightLabel } from '../../lib/weight-unit.tsx'
import styles from './Variants.module.css'
import {
  type CellName,
  type Cells,
  cellNames,
  cellProblem,
  isSame,
  type VariantEdits,
  type VariantRow,
} from './variant-edits.ts'

type CellProblem = { id: string; name: keyof Cells; message: string }
type Props = {
  rows: readonly VariantRow[]
  edits: VariantEdits
  /** Problems of the server, by cell. */
  problems: readonly CellProblem[]
  isManaged: boolean
  onEdit: (row: VariantRow, name: keyof Cells, value: string | boolean) => void
}

const heads: Record<CellName, string> = {
  basePrice: commonMessages.price,
  cost: commonMessages.cost,
  weight: commonMessages.weight,
  sku: fieldMessages.sku,
}

/** An editable table; changed cells are marked until saved. */
export function VariantTable({ rows, edits, problems, isManaged, onEdit }: Props) {
  const refusal = useRefusal('CATALOG_WRITE')
  const why = refusal ?? (isManaged ? null : messages.allVariantsCostSame)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable
    <section className={styles.box} aria-label={messages.tableOfVariants} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.variant}</th>
            {cellNames.map((name) => (
              <th key={name} scope="col">
                {name === 'weight' ? <WeightLabel /> : heads[name]}
              </th>
            ))}
            <th scope="col">{commonMessages.shown}</th>
            <th scope="col" className={styles.number}>
              {commonMessages.stock}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {cellNames.map((name) => (
                <td key={name}>
                  <Cell
                    row={row}
                    name={name}
                    typed={edits[row.id]?.[name]}
                    refused={problems.find((one) => one.id === row.id && one.name === name)}
                    why={why}
                    onEdit={onEdit}
                  />
                </td>
              ))}
              <td>
                <input
                  type="checkbox"
                  aria-label={messages.isShown({ name: row.name })}
                  title={why ?? undefined}
                  disabled={why !== null}
                  className={edits[row.id]?.visible === undefined ? undefined : styles.changed}
                  checked={edits[row.id]?.visible ?? row.visible}
                  onChange={({ target }) => onEdit(row, 'visible', target.checked)}
                />
              </td>
              <td className={styles.number}>{row.stock}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = {
  row: VariantRow
  name: CellName
  typed: string | undefined
  refused: CellProblem | undefined
  why: string | null
  onEdit: Props['onEdit']
}

function Cell({ row, name, typed, refused, why, onEdit }: CellProps) {
  const id = useId()
  const wrong = typed === undefined ? null : cellProblem(name, typed, row[name])
  const problem = wrong ?? refused?.message
  const isChanged = !isSame(name, row[name], typed)
  return (
    <>
      <input
        aria-label={commonMessages.of({ column: heads[name], name: row.name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        title={why ?? undefined}
        readOnly={why !== null}
        inputMode={name === 'sku' ? 'text' : 'decimal'}
        autoComplete="off"
        className={classNames(styles.cell, isChanged && styles.changed)}
        value={typed ?? row[name]}
        onChange={({ target }) => onEdit(row, name, target.value)}
      />
      {problem && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
