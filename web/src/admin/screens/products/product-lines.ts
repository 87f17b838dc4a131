// A product as a line of a spreadsheet: what it is called there, and what a line asks for.
import type { CreateProductInput, UpdateProductInput } from '../../__generated__/graphql.ts'
import { brandNameKey } from '../../lib/brand-name.ts'
import { cents } from '../../lib/cents.ts'
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

/** A cell that says something else than what is there. */
export type CellChange = { column: string; before: string; after: string }

type Place = { line: number; name: string }
export type SentLine = Place &
  (
    | { kind: 'create'; input: CreateProductInput }
    | { kind: 'update'; id: string; input: UpdateProductInput; changes: readonly CellChange[] }
    | { kind: 'wrong'; reason: string }
  )
/** What a line would do. One that says what is there already is not sent. */
export type PlannedLine = SentLine | (Place & { kind: 'same' })

const yes = /^(yes|true|1|x)$/i
const no = /^(no|false|0)$/i
const longest = { name: 80, slug: 100, sku: 40, ribbon: 30, brand: 50, description: 8000 } as const

type Texts = Partial<Record<string, string>>

/** Why a line cannot be sent, by the platform's own rules; null when it can. */
function problemOf(row: Texts): string | null {
  for (const [name, most] of Object.entries(longest)) {
    if ((row[name] ?? '').length > most) return `${name} is longer than ${most} characters.`
  }
  for (const name of ['price', 'cost', 'weight']) {
    const wrong = row[name] ? amountProblem(row[name]) : null
    if (wrong) return `${name}: ${wrong}`
  }
  if (row.visible && !yes.test(row.visible) && !no.test(row.visible)) return 'visible is yes or no.'
  return null
}

const decimalComma = /^\d+,\d{1,2}$/

/** `19,90`, as half of Europe writes it, is `19.90`. */
function withPlainAmounts(row: Texts): Texts {
  const amounts = ['price', 'cost', 'weight'].filter((name) => decimalComma.test(row[name] ?? ''))
  return {
    ...row,
    ...Object.fromEntries(amounts.map((name) => [name, row[name]?.replace(',', '.')])),
  }
}

/** A brand that is there already, as it is spelled there. */
function spellerOf(brands: readonly string[]): (row: Texts) => Texts {
  const byKey = new Map(brands.map((name) => [brandNameKey(name), name]))
  return (row) =>
    row.brand ? { ...row, brand: byKey.get(brandNameKey(row.brand)) ?? row.brand } : row
}

/** Cells that are there; an empty one changes nothing. */
function inputOf(row: Texts): UpdateProductInput {
  const given = changeable.filter((name) => row[name]).map((name) => [name, row[name]])
  return {
    ...Object.fromEntries(given),
    ...(row.visible && { visible: yes.test(row.visible) }),
  }
}

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

/** What a line with an id would change of the product as it is now, and nothing else. */
function planUpdate(row: Texts, place: Place, now: ProductLine | undefined): PlannedLine {
  if (!now) return { kind: 'wrong', ...place, reason: 'No product has this id.' }
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
 * What each line of a file would do, held against what is there now, by id. A line with an id changes that product,
 * one without makes a new one. `brands`: the names there are.
 */
export function planLines(
  rows: readonly Texts[],
  current: ReadonlyMap<string, ProductLine>,
  brands: readonly string[] = [],
): PlannedLine[] {
  const withBrand = spellerOf(brands)
  return rows.map((given, index) => {
    const row = withBrand(withPlainAmounts(given))
    const line = index + 2
    const name = row.name || row.slug || row.id || ''
    const wrong = problemOf(row)
    if (wrong) return { kind: 'wrong', line, name, reason: wrong }
    if (row.id) return planUpdate(row, { line, name }, current.get(row.id.toLowerCase()))
    const { name: title, price } = row
    if (!title || !price) {
      return { kind: 'wrong', line, name, reason: 'A new product needs a name and a price.' }
    }
    return {
      kind: 'create',
      line,
      name,
      input: { ...inputOf(row), name: title, price } as CreateProductInput,
    }
  })
}

/** The same product in two lines: which of them is meant is not ours to choose. */
export function repeatedIds(rows: readonly Texts[]): string[] {
  const ids = rows.flatMap(({ id }) => (id ? [id.toLowerCase()] : []))
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  return [...twice].slice(0, 5).map((id) => `${id} stands in several lines.`)
}

/** Columns of a file that mean nothing here. */
export const unknownColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => !(lineColumns as readonly string[]).includes(column))
