// Pages of the platform's lists that only its own cursors read, forward. The platform has a cursor for the end of a
// page; ours also names an entry within one, so that each entry has its own.
import { maxPageSize } from '@vitrine/platform'
import { z } from 'zod'
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import { BadInput } from './bad-input.ts'
import { type Connection, limitOf } from './paging.ts'

/** A request for one page of the platform; the first one has no `cursor`. */
export type CursorPaging = { limit: number; cursor?: string }

type Read<Node> = {
  /** One element for each entry of the page, with null for one that is left out. */
  nodes: readonly (Node | null)[]
  next: string | null | undefined
}

/** The request that read the page, the index of the entry in it, and the cursor of the page after its last entry. */
const cursorRule = z.tuple([
  z.string().nullable(),
  z.number().int().min(1).max(maxPageSize),
  z.number().int().min(0).max(maxPageSize),
  z.string().nullable(),
])
type Parts = z.infer<typeof cursorRule>

const write = (mark: string, parts: Parts) =>
  Buffer.from(`${mark}${JSON.stringify(parts)}`).toString('base64url')

function read(mark: string, cursor: string): Parts {
  const text = Buffer.from(cursor, 'base64url').toString()
  try {
    if (text.startsWith(mark)) return cursorRule.parse(JSON.parse(text.slice(mark.length)))
  } catch {
    // Refused below, like the cursor of another list.
  }
  throw new BadInput('after', commonMessages.notACursor)
}

/** Returns whether a cursor is of the list with this mark. */
export const isCursorOf = (mark: string, cursor: string): boolean =>
  Buffer.from(cursor, 'base64url').toString().startsWith(mark)

/** Returns what to request for the page after a cursor, and how many entries to pass over. */
function startOf({ first, after }: Arguments, mark: string) {
  const limit = limitOf(first)
  if (!after) return { paging: { limit }, skip: 0, limit }
  const [cursor, size, index, next] = read(mark, after)
  if (next !== null) return { paging: { limit, cursor: next }, skip: 0, limit }
  return { paging: { limit: size, ...(cursor !== null && { cursor }) }, skip: index + 1, limit }
}

type Arguments = { first?: number | null; after?: string | null }

/**
 * Returns a page with one call. A page that starts within one of the platform's ends with it, so it may be shorter than
 * requested. `mark`: binds the cursors to one list, and to its owner where it has one.
 */
export async function cursorPage<Node>(
  args: Arguments,
  mark: string,
  readPage: (paging: CursorPaging) => Promise<Read<Node>>,
): Promise<Connection<Node>> {
  const { paging, skip, limit } = startOf(args, mark)
  const { nodes, next } = await readPage(paging)
  const end = Math.min(nodes.length, skip + limit)
  const cursorAt = (index: number) => {
    const isLast = index >= nodes.length - 1
    return write(mark, [paging.cursor ?? null, paging.limit, index, isLast ? (next ?? null) : null])
  }
  const edges = nodes.flatMap((node, index) =>
    node === null || index < skip || index >= end ? [] : [{ cursor: cursorAt(index), node }],
  )
  const hasNextPage = end < nodes.length || Boolean(next)
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      // Of the last entry that was read, even if it is left out: the next page starts after it.
      endCursor: hasNextPage ? cursorAt(Math.max(0, end - 1)) : (edges.at(-1)?.cursor ?? null),
    },
    totalCount: null,
  }
}
