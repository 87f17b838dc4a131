// Lists changed fields for messages: names only, never values. docs/contract/catalog-events.md §3.

/** Maps fields of a row to their names on the wire; a field that is not listed is not reported. */
export type FieldNames<Row> = { readonly [Field in keyof Row]?: string }

/** The catalog that contains the products. */
export const originatedFromVersion = 'V1_CATALOG'

/** Returns the names of the fields that differ, each once. */
export function changedNames<Row extends object>(
  before: Row,
  after: Row,
  names: FieldNames<Row>,
): string[] {
  const fields = Object.keys(names) as (keyof Row)[]
  const changed = fields.filter((field) => !isSame(before[field], after[field]))
  return [...new Set(changed.map((field) => names[field] ?? ''))]
}

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after)
