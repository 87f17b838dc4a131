import { invalid } from '../refuse.ts'
import { comparable, compare } from './operand.ts'
import type { QueryFields } from './query-fields.ts'

export type SortKey = { fieldName: string; descending: boolean }

/** Refuses what is not declared sortable. docs/contract/catalog.md §4.1. */
export function checkSort<Item>(
  keys: readonly SortKey[],
  fields: QueryFields<Item>,
  root = 'query',
): void {
  keys.forEach(({ fieldName }, index) => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (field?.sortable) return
    const path = `${root}.sort[${index}].fieldName`
    throw invalid(path, 'is not a sortable field', { rule: 'FIELD_NOT_ALLOWED' })
  })
}

/** Returns a sorted copy; the sort is stable, and rows without a value come last. */
export function sorted<Item>(
  items: readonly Item[],
  keys: readonly SortKey[],
  fields: QueryFields<Item>,
): readonly Item[] {
  const rows = items.map((item) => ({
    item,
    values: keys.map((key) => sortValue(item, key, fields)),
  }))
  rows.sort((one, other) => compareRows(one.values, other.values, keys))
  return rows.map((row) => row.item)
}

function sortValue<Item>(item: Item, { fieldName }: SortKey, fields: QueryFields<Item>) {
  const field = fields[fieldName]
  const value = field && comparable(field.read(item), field.kind)
  return typeof value === 'string' ? value.toLowerCase() : value
}

type Value = string | number | undefined

function compareRows(one: Value[], other: Value[], keys: readonly SortKey[]): number {
  for (const [index, key] of keys.entries()) {
    const order = compareValues(one[index], other[index], key.descending)
    if (order !== 0) return order
  }
  return 0
}

function compareValues(one: Value, other: Value, descending: boolean): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined)
  }
  return descending ? -compare(one, other) : compare(one, other)
}
