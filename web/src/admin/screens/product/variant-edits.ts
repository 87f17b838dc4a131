// Edits of the variant table: loaded values, typed text and input.

import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type {
  VariantChangeInput,
  VariantRow_VariantFragment,
  WeightUnit,
} from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { amountProblem, cents } from '../../lib/cents.ts'
import { fieldWord } from '../../lib/field-word.ts'
import { weightText, withUnit } from '../../lib/weight.ts'
import { shownOrHidden } from '../../lib/yes-no.ts'
import { optionalAmountProblem } from './amounts.ts'

export const cellNames = ['basePrice', 'cost', 'weight', 'sku'] as const
export type CellName = (typeof cellNames)[number]
export type Cells = Record<CellName, string> & { visible: boolean }
export type VariantRow = Cells & { id: string; name: string; stock: string }
/** Typed text, by variant. */
export type VariantEdits = Readonly<Record<string, Partial<Cells>>>

export const VariantRow_variant = graphql(`
  fragment VariantRow_variant on ProductVariant {
    id
    choices { option choice }
    basePrice { amount }
    weight { value unit }
    sku
    visible
    stock { inStock tracked quantity }
    costAndProfit { cost { amount } }
  }
`)

type Variant = VariantRow_VariantFragment

/** Rows of the table. */
export const rowsOf = (
  variants: readonly FragmentType<typeof VariantRow_variant>[],
): VariantRow[] => unmask(VariantRow_variant, variants).map(rowOf)

export const rowOf = (variant: Variant): VariantRow => ({
  id: variant.id,
  name: variant.choices.map(({ choice }) => choice).join(' · '),
  basePrice: variant.basePrice.amount,
  cost: variant.costAndProfit?.cost?.amount ?? '',
  weight: weightText(variant.weight),
  sku: variant.sku ?? '',
  visible: variant.visible,
  stock: stockWords(variant.stock),
})

function stockWords({ inStock, tracked, quantity }: Variant['stock']): string {
  if (tracked) return String(quantity ?? 0)
  return inStock ? commonMessages.inStock : commonMessages.soldOut
}

/** Edits a cell with the text as typed: `28.0` may become `28.05`. */
export function withEdit(
  edits: VariantEdits,
  row: VariantRow,
  name: keyof Cells,
  value: string | boolean,
): VariantEdits {
  const own: Record<string, string | boolean> = { ...edits[row.id], [name]: value }
  if (row[name] === value) delete own[name]
  const { [row.id]: _, ...others } = edits
  return Object.keys(own).length > 0 ? { ...others, [row.id]: own as Partial<Cells> } : others
}

/** Whether the typed text has the loaded value: `28.0` equals 28. */
export function isSame(
  name: keyof Cells,
  one: string | boolean,
  other: string | boolean | undefined,
): boolean {
  if (one === other || other === undefined) return true
  if (typeof one === 'boolean' || typeof other === 'boolean' || name === 'sku') return false
  return cents(one) !== null && cents(one) === cents(other)
}

/** Problem with a cell; null when it is valid. Amounts can be changed but not cleared. */
export function cellProblem(name: CellName, text: string, before: string): string | null {
  if (name === 'sku') return text.length > 40 ? messages.atMost40Characters : null
  if (name === 'basePrice' || before !== '') return amountProblem(text)
  return optionalAmountProblem(text)
}

export type Change = { row: VariantRow; own: Partial<Cells> }

/** Changed rows in the order they are sent, so that a problem at `changes[2].basePrice` finds its row. */
export const changesOf = (
  rows: ReadonlyMap<string, VariantRow>,
  edits: VariantEdits,
): readonly Change[] =>
  Object.entries(edits).flatMap(([id, typed]) => {
    const row = rows.get(id)
    if (!row) return []
    const own: Partial<Cells> = Object.fromEntries(
      Object.entries(typed).filter(
        ([name, value]) => !isSame(name as keyof Cells, row[name as keyof Cells], value),
      ),
    )
    return Object.keys(own).length > 0 ? [{ row, own }] : []
  })

/** Edits of variants that still exist. */
export const editsOf = (edits: VariantEdits, rows: readonly VariantRow[]): VariantEdits =>
  Object.fromEntries(rows.flatMap(({ id }) => (edits[id] ? [[id, edits[id]]] : [])))

export const hasFaults = (changes: readonly Change[]): boolean =>
  changes.some(({ row, own }) =>
    cellNames.some((name) => {
      const text = own[name]
      return text !== undefined && cellProblem(name, text, row[name]) !== null
    }),
  )

export const variantInput = (changes: readonly Change[], unit: WeightUnit): VariantChangeInput[] =>
  changes.map(({ row, own: { visible, sku, ...amounts } }) => ({
    variants: { ids: [row.id] },
    ...(visible !== undefined && { visible }),
    ...(sku !== undefined && { sku: sku.trim() }),
    ...withUnit(trimmed(amounts), unit),
  }))

const trimmed = (amounts: Partial<Record<CellName, string>>): Partial<Record<CellName, string>> =>
  Object.fromEntries(
    Object.entries(amounts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  )

/** The cell of a problem. */
export function cellOf(changes: readonly Change[], field: string | null | undefined) {
  const found = /^changes\[(\d+)\]\.(basePrice|cost|weight|sku|visible)\b/.exec(field ?? '')
  const change = found && changes[Number(found[1])]
  return change ? { id: change.row.id, name: found[2] as keyof Cells } : null
}

type Line = { label: string; before: string; after: string }

const wordsOf = (value: string | boolean) =>
  typeof value === 'boolean' ? shownOrHidden(value) : value

/** Changes of a save, by cell. */
export const changeLines = (changes: readonly Change[]): Line[] =>
  changes.flatMap(({ row, own }) =>
    (Object.keys(own) as (keyof Cells)[]).map((name) => ({
      label: `${row.name}, ${name === 'visible' ? messages.inShop : fieldWord(name)}`,
      before: wordsOf(row[name]),
      after: wordsOf(own[name] ?? ''),
    })),
  )

/** Changes by other staff in rows loaded before. */
export const newerRows = (
  known: ReadonlyMap<string, VariantRow>,
  fresh: readonly VariantRow[],
): Line[] =>
  fresh.flatMap((row) => {
    const before = known.get(row.id)
    const names = [...cellNames, 'visible'] as const
    const own = Object.fromEntries(
      names.filter((name) => before?.[name] !== row[name]).map((name) => [name, row[name]]),
    )
    return before ? changeLines([{ row: before, own }]) : []
  })
