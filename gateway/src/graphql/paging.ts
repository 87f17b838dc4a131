// Connections over the platform's pages. Cursors encode offsets; brands use the platform's cursors.

import { defaultPageSize, maxPageSize } from '@vitrine/platform'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/documents.ts'
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
  totalCount: number | null
}

type Arguments = { first?: number | null; after?: string | null; page?: number | null }
export type Window = { limit: number; offset: number }

const maxOffset = 1_000_000

/** Returns the page size: 1 to 100, by default 50. */
export function limitOf(first: number | null | undefined, argument = 'first'): number {
  const limit = first ?? defaultPageSize
  if (limit < 1 || limit > maxPageSize)
    throw new BadInput(argument, messages.pageSizeIs1To({ maxPageSize }))
  return limit
}

/** Returns the window of a page, from `after` or `page`. */
export function windowOf({ first, after, page }: Arguments): Window {
  const limit = limitOf(first)
  if (after && page) throw new BadInput('page', messages.giveAfterOrPageNotBoth)
  const pageNumber = page ?? 1
  if (pageNumber < 1) throw new BadInput('page', messages.pagesCountFrom1)
  const offset = after ? readOffset(after) + 1 : (pageNumber - 1) * limit
  if (offset > maxOffset) throw new BadInput(after ? 'after' : 'page', messages.thatIsBeyondEnd)
  return { limit, offset }
}

export const cursorOf = (offset: number) => Buffer.from(`o${offset}`).toString('base64url')

function readOffset(cursor: string): number {
  const offset = /^o(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (offset === undefined) throw new BadInput('after', commonMessages.notACursor)
  return Number(offset)
}

/** Returns a page of a list with a total. */
export function connectionOf<Node>(
  nodes: Node[],
  { offset }: Window,
  total: number | null,
): Connection<Node> {
  const end = offset + nodes.length
  return {
    nodes,
    edges: nodes.map((node, index) => ({ cursor: cursorOf(offset + index), node })),
    pageInfo: {
      hasNextPage: end < (total ?? end),
      hasPreviousPage: offset > 0,
      startCursor: nodes.length > 0 ? cursorOf(offset) : null,
      endCursor: nodes.length > 0 ? cursorOf(end - 1) : null,
    },
    totalCount: total,
  }
}
