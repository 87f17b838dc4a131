// Encodes a position in a result. The next page is requested with the cursor alone, so the cursor contains
// filter and sort (docs/contract/transport.md §7).
import { z } from 'zod'
import { invalid } from '../refuse.ts'

const cursorState = z.strictObject({
  filter: z.record(z.string(), z.unknown()),
  sort: z.array(z.strictObject({ fieldName: z.string(), descending: z.boolean() })),
  offset: z.number().int().min(0),
})
export type CursorState = z.output<typeof cursorState>

export const writeCursor = (state: CursorState): string =>
  Buffer.from(JSON.stringify(state)).toString('base64url')

export function readCursor(cursor: string): CursorState {
  try {
    return cursorState.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw invalid('query.cursorPaging.cursor', 'is not a cursor of this query', { rule: 'FORMAT' })
  }
}
