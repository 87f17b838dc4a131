// Connections over lists that are read by position: those of the platform, and those that are whole in memory. A
// cursor holds the position of its entry, and its key where the list finds an entry by one.

import { defaultPageSize, maxPageSize } from '@vitrine/platform'
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/documents.ts'
import {
  byKeyIn,
  needsTotal,
  type PageRange,
  type Position,
  type Window,
  windowOfRange,
} from '../paging/page-range.ts'
import { BadInput } from './bad-input.ts'

export type Connection<Node> = {
  nodes: Node[]
  edges: { cursor: string; node: Node }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
  /** Null when the list is not counted; a function when that takes a call or a query of its own. */
  totalCount: Count | null | (() => Count | null | Promise<Count | null>)
}
type Count = number

/** A connection that always has its length. */
export type Counted<Page extends Connection<unknown>> = Omit<Page, 'totalCount'> & {
  totalCount: Count | (() => Count)
}

export type PageArguments = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  page?: number | null
}

const maxOffset = 1_000_000

/** Returns the page size: 1 to 100, by default 50. */
export function limitOf(first: number | null | undefined, argument = 'first'): number {
  const limit = first ?? defaultPageSize
  if (limit < 1 || limit > maxPageSize)
    throw new BadInput(argument, messages.pageSizeIs1To({ maxPageSize }))
  return limit
}

/** Returns the size of a page and its direction; refuses `first` together with `last`. */
export function sizeOf(
  { first, last }: Pick<PageArguments, 'first' | 'last'>,
  usualSize?: number,
): { limit: number; isBackward: boolean } {
  if (typeof last !== 'number') return { limit: limitOf(first ?? usualSize), isBackward: false }
  if (typeof first === 'number') throw new BadInput('last', messages.giveFirstOrLastNotBoth)
  return { limit: limitOf(last, 'last'), isBackward: true }
}

/** Returns the range of a page, from its cursors or its number. */
export function rangeOf(args: PageArguments): PageRange {
  const { limit, isBackward } = sizeOf(args)
  const [after, before] = [readPosition(args, 'after'), readPosition(args, 'before')]
  const { page } = args
  if (page && (after || before)) throw new BadInput('page', messages.giveAfterOrPageNotBoth)
  if (page && isBackward) throw new BadInput('page', messages.giveLastOrPageNotBoth)
  const pageNumber = page ?? 1
  if (pageNumber < 1) throw new BadInput('page', messages.pagesCountFrom1)
  const offset = (pageNumber - 1) * limit
  if (offset > maxOffset) throw new BadInput('page', messages.thatIsBeyondEnd)
  return { limit, offset, after, before, isBackward }
}

/** Refuses wrong arguments of a page, for lists that read something before their page. */
export const checkPage = (args: PageArguments): void => void rangeOf(args)

export const cursorOf = (offset: number, key?: string) =>
  Buffer.from(key === undefined ? `o${offset}` : `o${offset};${key}`).toString('base64url')

function readPosition(args: PageArguments, name: 'after' | 'before'): Position | undefined {
  const cursor = args[name]
  if (!cursor) return undefined
  const parts = /^o(\d{1,7})(?:;(.+))?$/su.exec(Buffer.from(cursor, 'base64url').toString())
  if (!parts) throw new BadInput(name, commonMessages.notACursor)
  const offset = Number(parts[1])
  if (offset >= maxOffset) throw new BadInput(name, messages.thatIsBeyondEnd)
  return { offset, key: parts[2] }
}

/**
 * Returns a page of a list. `nodes` has one element for each position of the window, with null for an entry that is
 * left out; `keys` has the key of each.
 */
export function connectionOf<Node>(
  nodes: readonly (Node | null)[],
  { offset }: Pick<Window, 'offset'>,
  total: number | null,
  keys?: readonly string[],
): Connection<Node> {
  const end = offset + nodes.length
  const edges = nodes.flatMap((node, index) =>
    node === null ? [] : [{ cursor: cursorOf(offset + index, keys?.[index]), node }],
  )
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: end < (total ?? end),
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  }
}

type Read<Node> = {
  nodes: readonly Node[]
  total: number | null
  /** Whether there are more, where the platform says so without a total. */
  hasMore?: boolean | undefined
}

/**
 * Returns a page of a list that is read by position: one read, and a second one for its length when the page counts
 * from the end.
 */
export async function offsetPage<Node>(
  args: PageArguments,
  read: (window: Window) => Promise<Read<Node>>,
): Promise<Connection<Node>> {
  const range = rangeOf(args)
  const length = needsTotal(range) ? (await read({ offset: 0, limit: 1 })).total : null
  if (needsTotal(range) && length === null) throw new BadInput('last', messages.lastNeedsBefore)
  const window = windowOfRange(range, length)
  const { nodes, total, hasMore } = await read({ ...window, limit: Math.max(1, window.limit) })
  const page = connectionOf(nodes.slice(0, window.limit), window, total)
  if (total !== null || hasMore === undefined) return page
  return { ...page, pageInfo: { ...page.pageInfo, hasNextPage: hasMore } }
}

/** Returns a page of a list that is whole in memory. Its cursors stay right while entries are added and removed. */
export function slicePage<Node>(
  all: readonly Node[],
  args: PageArguments,
  keyOf: (node: Node) => string,
): Connection<Node> & { totalCount: number } {
  const keys = all.map(keyOf)
  const window = windowOfRange(rangeOf(args), all.length, byKeyIn(keys))
  const [start, end] = [window.offset, window.offset + window.limit]
  const page = connectionOf(all.slice(start, end), window, all.length, keys.slice(start, end))
  return { ...page, totalCount: all.length }
}

/** Returns the same page with other nodes, given in its order; an entry whose node is null is left out. */
export function withNodes<Node, Page extends Connection<unknown>>(
  page: Page,
  nodes: readonly (Node | null)[],
): Omit<Page, 'nodes' | 'edges'> & Pick<Connection<Node>, 'nodes' | 'edges'> {
  const edges = page.edges.flatMap(({ cursor }, index) => {
    const node = nodes[index] ?? null
    return node === null ? [] : [{ cursor, node }]
  })
  return { ...page, edges, nodes: edges.map(({ node }) => node) }
}
