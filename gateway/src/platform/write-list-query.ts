// Converts queries of lists to the object dialect of the platform. docs/contract/transport.md §7.
import type { Condition, ListFilter, ListPage, ListQuery } from './list-query.ts'

const objectOperators = {
  equals: '$eq',
  in: '$in',
  hasSome: '$hasSome',
  not: '$ne',
  startsWith: '$startsWith',
  contains: '$contains',
  exists: '$exists',
  after: '$gt',
  from: '$gte',
  to: '$lte',
} as const
type WireFilter = Readonly<Record<string, unknown>>
type Operators = Readonly<Record<keyof typeof objectOperators, string>>

/** Operators of the string dialect, in which a list of values is `$hasSome`. docs/contract/catalog.md §4.2. */
export const stringOperators: Operators = { ...objectOperators, in: '$hasSome' }

const operationOf = (condition: Condition | string | undefined, operators: Operators) =>
  typeof condition !== 'object'
    ? condition
    : Object.fromEntries(
        Object.entries(condition).map(([name, value]) => [
          operators[name as keyof Operators],
          value,
        ]),
      )

/** Returns the writers of queries whose fields have these names in the platform's language. */
export function listWriters<Field extends string>(
  wireNames: Readonly<Record<Field, string>>,
  operators: Operators = objectOperators,
) {
  const filterBodyOf = (filter: ListFilter<Field>): WireFilter =>
    Object.fromEntries(
      // Cast: `keys` loses the names.
      (Object.keys(filter) as Field[]).map((field) => [
        wireNames[field],
        operationOf(filter[field], operators),
      ]),
    )
  const sortBodyOf = (sort: ListQuery<Field>['sort']) =>
    sort?.map(({ field, order }) => ({ fieldName: wireNames[field], order }))
  const pagingBodyOf = ({ limit, offset }: ListPage) => ({ limit, offset })
  return {
    /** Returns a filter. */
    filterBodyOf,
    /** Returns an order. */
    sortBodyOf,
    /** Returns a page by offset. */
    pagingBodyOf,
    /** Returns a query for a page by offset. */
    offsetQueryBody: ({ filter, sort, page }: ListQuery<Field>) => ({
      filter: filter && filterBodyOf(filter),
      sort: sortBodyOf(sort),
      paging: pagingBodyOf(page),
    }),
    /** Returns a query for a page by cursor, which contains its own filter and order. */
    cursorQueryBody: ({ filter, sort, page: { limit, cursor } }: ListQuery<Field>) =>
      cursor
        ? { cursorPaging: { limit, cursor } }
        : {
            filter: filter && filterBodyOf(filter),
            sort: sortBodyOf(sort),
            cursorPaging: { limit },
          },
  }
}

/** Joins the filters of a list like the platform's own client: every one of them is met. */
export function joined(filters: readonly WireFilter[]): WireFilter {
  const [only] = filters
  return filters.length > 1 ? { $and: filters } : (only ?? {})
}

type StringParts = {
  readonly filter: object | undefined
  readonly sort: readonly { fieldName: string; order?: string | undefined }[] | undefined
  readonly paging: { limit: number; offset: number | undefined }
}

/** Returns a query of the string dialect: filter and order as JSON in a text. docs/contract/catalog.md §4.2. */
export function stringBodyOf({ filter, sort, paging }: StringParts) {
  const order = sort?.map((one) => ({ [one.fieldName]: one.order === 'DESC' ? 'desc' : 'asc' }))
  return {
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(order && { sort: JSON.stringify(order) }),
    paging,
  }
}
