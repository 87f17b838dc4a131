// Runs a query of the object dialect: filter, sort, and one page by offset or by cursor. Source:
// docs/contract/transport.md §7.
import { defaultPageSize, type WirePagingMetadata, type WireQuery } from '@vitrine/platform'
import { invalid } from '../refuse.ts'
import { type CursorState, readCursor, writeCursor } from './cursor.ts'
import { compileFilter } from './filter.ts'
import type { QueryFields } from './query-fields.ts'
import { checkSort, type SortKey, sorted } from './sort.ts'

export type Page<Item> = { items: readonly Item[]; metadata: WirePagingMetadata }

type Options<Item> = {
  fields: QueryFields<Item>
  /** Default page size. */
  pageSize?: number
  defaultSort?: SortKey[]
  /** Name of the query in the request. */
  root?: string
  /** The entity supports cursors only (brands). */
  alwaysCursor?: boolean
}

export function runQuery<Item>(
  items: readonly Item[],
  query: WireQuery | null | undefined,
  options: Options<Item>,
): Page<Item> {
  const requested = query ?? {}
  checkAlignment(requested)
  if (options.alwaysCursor && requested.paging) {
    throw invalid('query.paging', 'is not known here: page with cursorPaging')
  }
  const { cursorPaging, paging } = requested
  const { root = 'query' } = options
  const state = cursorPaging?.cursor ? readCursor(cursorPaging.cursor) : stateOf(requested, options)
  const limit = cursorPaging?.limit ?? paging?.limit ?? options.pageSize ?? defaultPageSize
  checkSort(state.sort, options.fields, root)
  const test = compileFilter(state.filter, options.fields, `${root}.filter`)
  const found = sorted(items.filter(test), state.sort, options.fields)
  const page = found.slice(state.offset, state.offset + limit)
  const byCursor = Boolean(cursorPaging) || options.alwaysCursor === true
  const metadata = byCursor
    ? cursorMetadata(state, { count: page.length, total: found.length, limit })
    : { count: page.length, offset: state.offset, total: found.length, tooManyToCount: false }
  return { items: page, metadata }
}

function stateOf<Item>(query: WireQuery, options: Options<Item>): CursorState {
  const sort = (query.sort ?? []).map(({ fieldName, order, direction }) => ({
    fieldName,
    descending: (order ?? direction) === 'DESC',
  }))
  return {
    filter: query.filter ?? {},
    sort: sort.length > 0 ? sort : (options.defaultSort ?? []),
    offset: query.paging?.offset ?? 0,
  }
}

/** Refuses offset together with cursor; a cursor contains its own filter and sort. */
function checkAlignment({ paging, cursorPaging, filter, sort }: WireQuery): void {
  if (paging && cursorPaging) {
    throw invalid('query.paging', 'cannot be combined with cursorPaging', {
      rule: 'ONE_OF_ALIGNMENT',
    })
  }
  const hasFilter = Object.keys(filter ?? {}).length > 0
  if (cursorPaging?.cursor && (hasFilter || (sort ?? []).length > 0)) {
    const description = 'carries filter and sort itself: send neither beside it'
    throw invalid('query.cursorPaging.cursor', description, { rule: 'ONE_OF_ALIGNMENT' })
  }
}

type Counts = { count: number; total: number; limit: number }

function cursorMetadata(state: CursorState, { count, total, limit }: Counts): WirePagingMetadata {
  const end = state.offset + count
  const hasNext = limit > 0 && end < total
  const previous = Math.max(0, state.offset - limit)
  return {
    count,
    total,
    hasNext,
    cursors: {
      ...(hasNext && { next: writeCursor({ ...state, offset: end }) }),
      ...(state.offset > 0 && { prev: writeCursor({ ...state, offset: previous }) }),
    },
  }
}
