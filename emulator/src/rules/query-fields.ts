// Declares the fields by which an entity can be filtered and sorted. Undeclared fields are refused, as on the
// platform (docs/contract/catalog.md §4.1).

export type FieldKind = 'text' | 'number' | 'int64' | 'date' | 'list' | 'flag'
export type Scalar = string | number | boolean | null | undefined

export type QueryField<Item> = {
  kind: FieldKind
  read: (item: Item) => Scalar | readonly string[]
  sortable?: boolean
  /** Allowed operators, if the platform lists fewer than the kind has. */
  operators?: readonly Operator[]
}

export type QueryFields<Item> = Readonly<Record<string, QueryField<Item>>>

const comparisons = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'] as const
export const operators = [
  ...comparisons,
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$exists',
  '$isEmpty',
] as const
export type Operator = (typeof operators)[number]

const everywhere: Operator[] = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$exists', '$isEmpty']
const ordered: Operator[] = [...everywhere, '$gt', '$gte', '$lt', '$lte']

/** Operators that each kind of field supports; `$hasSome` on a single value means "one of". */
export const operatorsOf: Record<FieldKind, readonly Operator[]> = {
  text: [...ordered, '$hasAll', '$startsWith', '$endsWith', '$contains'],
  number: [...ordered, '$hasAll'],
  int64: [...ordered, '$hasAll'],
  date: [...ordered, '$hasAll'],
  list: ['$hasSome', '$hasAll', '$exists', '$isEmpty'],
  flag: ['$eq', '$ne', '$in', '$nin', '$exists'],
}
