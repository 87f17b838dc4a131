// What messages say of fields: their names alone, never the values. contract/catalog-events.md §3.

/** Field of a row → its name on the wire; a field that is not listed is nobody's business. */
export type FieldNames<Row> = { readonly [Field in keyof Row]?: string }

/** The catalogue the products are in. */
export const originatedFromVersion = 'V1_CATALOG'

/** Names of the fields that differ, each once. */
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
