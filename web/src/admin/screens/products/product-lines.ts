// Maps products to CSV lines and lines to changes.

import type { CreateProductInput, UpdateProductInput } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { brandNameKey } from '../../lib/brand-name.ts'
import { cents } from '../../lib/cents.ts'
import type { PlainWeight } from '../../lib/weight.ts'
import { amountProblem } from './amounts.ts'

export const lineColumns = [
  'id',
  'slug',
  'name',
  'price',
  'cost',
  'weight',
  'sku',
  'visible',
  'ribbon',
  'brand',
  'description',
] as const

export type ProductLine = Record<(typeof lineColumns)[number], string>

/** A cell that differs from the product. */
export type CellChange = { column: string; before: string; after: string }

type ColumnPlace = { line: number; name: string }
export type SentLine = ColumnPlace &
  (
    | { kind: 'create'; input: PlainWeight<CreateProductInput> }
    | {
        kind: 'update'
        id: string
        input: PlainWeight<Omit<UpdateProductInput, 'id'>>
        changes: readonly CellChange[]
      }
    | { kind: 'wrong'; reason: string }
  )
/** Effect of a line. A line without differences is not sent. */
export type PlannedLine = SentLine | (ColumnPlace & { kind: 'same' })

const yes = /^(yes|true|1|x)$/i
const no = /^(no|false|0)$/i
const longest = { name: 80, slug: 100, sku: 40, ribbon: 30, brand: 50, description: 8000 } as const

type Texts = Partial<Record<string, string>>

/** Why a line cannot be sent, by the platform's rules; null when it can. */
function problemOf(row: Texts): string | null {
  for (const [name, most] of Object.entries(longest)) {
    if ((row[name] ?? '').length > most) return messages.isLongerThanCharacters({ name, most })
  }
  for (const name of ['price', 'cost', 'weight']) {
    const wrong = row[name] ? amountProblem(row[name]) : null
    if (wrong) return `${name}: ${wrong}`
  }
  if (row.visible && !yes.test(row.visible) && !no.test(row.visible))
    return messages.visibleIsYesOrNo
  return null
}

const decimalComma = /^\d+,\d{1,2}$/

/** Normalizes a decimal comma: `19,90` is `19.90`. */
function withPlainAmounts(row: Texts): Texts {
  const amounts = ['price', 'cost', 'weight'].filter((name) => decimalComma.test(row[name] ?? ''))
  return {
    ...row,
    ...Object.fromEntries(amounts.map((name) => [name, row[name]?.replace(',', '.')])),
  }
}

/** The existing brand of that name, in its stored spelling. */
function brandNormalizer(brands: readonly string[]): (row: Texts) => Texts {
  const byKey = new Map(brands.map((name) => [brandNameKey(name), name]))
  return (row) =>
    row.brand ? { ...row, brand: byKey.get(brandNameKey(row.brand)) ?? row.brand } : row
}

/** Cells with a value; an empty cell changes nothing. */
function inputOf(row: Texts): PlainWeight<Omit<UpdateProductInput, 'id'>> {
  const given = changeable.filter((name) => row[name]).map((name) => [inputName(name), row[name]])
  return {
    ...Object.fromEntries(given),
    ...(row.visible && { visible: yes.test(row.visible) }),
  }
}

/** The field of a column: files say `price`. */
const inputName = (column: string) => (column === 'price' ? 'basePrice' : column)

const changeable = lineColumns.filter((name) => name !== 'id' && name !== 'visible')

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

function isSame(name: string, before: string, after: string): boolean {
  const isAmount = name === 'price' || name === 'cost' || name === 'weight'
  return isAmount ? cents(before) === cents(after) : plain(before) === plain(after)
}

function changesOf(row: Texts, now: ProductLine): CellChange[] {
  const given: Texts = {
    ...row,
    ...(row.visible && { visible: yes.test(row.visible) ? 'yes' : 'no' }),
  }
  return [...changeable, 'visible' as const].flatMap((column) => {
    const [before, after] = [now[column], given[column]]
    return !after || isSame(column, before, after) ? [] : [{ column, before, after }]
  })
}

/** Differences between a line with an id and the current product. */
function planUpdate(row: Texts, place: ColumnPlace, now: ProductLine | undefined): PlannedLine {
  if (!now) return { kind: 'wrong', ...place, reason: messages.noProductHasThisId }
  const named = { ...place, name: row.name || now.name }
  const changes = changesOf(row, now)
  if (changes.length === 0) return { kind: 'same', ...named }
  const changed = new Set(changes.map(({ column }) => column))
  const cells = Object.entries(row).filter(([column]) => changed.has(column))
  return {
    kind: 'update',
    ...named,
    id: now.id,
    input: inputOf(Object.fromEntries(cells)),
    changes,
  }
}

/**
 * Compares each line of a file with the current products, by id. A line with an id updates that product, one without
 * creates a product. `brands`: existing names.
 */
export function planLines(
  rows: readonly Texts[],
  current: ReadonlyMap<string, ProductLine>,
  brands: readonly string[] = [],
): PlannedLine[] {
  const withBrand = brandNormalizer(brands)
  return rows.map((given, index) => {
    const row = withBrand(withPlainAmounts(given))
    const line = index + 2
    const name = row.name || row.slug || row.id || ''
    const wrong = problemOf(row)
    if (wrong) return { kind: 'wrong', line, name, reason: wrong }
    if (row.id) return planUpdate(row, { line, name }, current.get(row.id.toLowerCase()))
    const { name: title, price } = row
    if (!title || !price) {
      return { kind: 'wrong', line, name, reason: messages.newProductNeedsNameAndPrice }
    }
    return {
      kind: 'create',
      line,
      name,
      input: { ...inputOf(row), name: title, basePrice: price } as PlainWeight<CreateProductInput>,
    }
  })
}

/** Two lines with the same id are refused, because either could be the intended one. */
export function repeatedIds(rows: readonly Texts[]): string[] {
  const ids = rows.flatMap(({ id }) => (id ? [id.toLowerCase()] : []))
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  return [...twice].slice(0, 5).map((id) => messages.standsInSeveralLines({ id }))
}

/** Unknown columns of a file. */
export const unknownColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => !(lineColumns as readonly string[]).includes(column))
