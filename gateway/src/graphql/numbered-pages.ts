// Pages of the lists that the gateway stores, read forward or backward. A cursor holds the number of an entry, which
// never changes, so that a page stays right while entries are added.
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import type { ListOrder, NumberRange } from '../storage/number-range.ts'
import { BadInput } from './bad-input.ts'
import { type PageArguments, sizeOf } from './paging.ts'

export type NumberedPageArguments = Omit<PageArguments, 'page'>

type Options<Node> = {
  numberOf: (node: Node) => number
  /** Size of a page when neither `first` nor `last` is given. */
  usualSize?: number
  /** Order of the list by its numbers; descending (the newest first) when left out. */
  order?: ListOrder
}

/** Creates the pages of one list. `mark`: one letter, so that the cursors of other lists are refused. */
export function numberedPages<Node>(
  mark: string,
  { numberOf, usualSize, order = 'DESC' }: Options<Node>,
) {
  const pattern = new RegExp(`^${mark}(\\d{1,15})$`)
  const cursorOf = (node: Node) => Buffer.from(`${mark}${numberOf(node)}`).toString('base64url')

  function readCursor(args: NumberedPageArguments, name: 'after' | 'before') {
    const cursor = args[name]
    if (!cursor) return undefined
    const number = pattern.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
    if (!number) throw new BadInput(name, commonMessages.notACursor)
    return Number(number)
  }

  /** Returns the page that the arguments request. Reads one entry more, which shows whether there are others. */
  return function page(args: NumberedPageArguments, read: (range: NumberRange) => Node[]) {
    const { limit: size, isBackward: isReversed } = sizeOf(args, usualSize)
    const [after, before] = [readCursor(args, 'after'), readCursor(args, 'before')]
    const bounds =
      order === 'DESC' ? { below: after, above: before } : { above: after, below: before }
    const found = read({ limit: size + 1, ...bounds, isReversed })
    const nodes = isReversed ? found.slice(0, size).toReversed() : found.slice(0, size)
    const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }))
    const hasMore = found.length > size
    return {
      nodes,
      edges,
      pageInfo: {
        hasNextPage: isReversed ? Boolean(args.before) : hasMore,
        hasPreviousPage: isReversed ? hasMore : Boolean(args.after),
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    }
  }
}
