// Parses a response without the large members of the items of its list; each is parsed when it is first read. Most lists
// read few of them. docs/decisions/067-large-members-when-read.md
import { type FoundMember, scanMembers } from './scan-members.ts'

/** The members that a call defers: of the items of `list`, which is a member of the response. */
export type DeferredMembers = { readonly list: string; readonly members: readonly string[] }

/** Parses a response below this size whole: it is not worth the scan. */
const leastBytes = 16 * 1024

/** Returns the error for a member of another form; `path`: where the item stands in the response. */
type Failed = (cause: unknown, path: string) => Error

/** The list that a member is of, in the bytes of its response. */
type Source = { readonly bytes: Uint8Array; readonly list: string; readonly failed: Failed }

/** A member that is in the bytes of the response, which it holds until it is read. */
export class Deferred {
  constructor(
    private readonly source: Source,
    private readonly place: FoundMember,
  ) {}

  /** Parses the member and returns what `read` makes of it. Throws the failure that the call would have thrown. */
  read<Value>(read: (member: unknown) => Value): Value {
    const { bytes, list, failed } = this.source
    const { item, start, end } = this.place
    try {
      return read(JSON.parse(textOf(bytes.subarray(start, end))))
    } catch (cause) {
      throw failed(cause, `${list}[${item}]`)
    }
  }
}

const decoder = new TextDecoder()

/** Returns the text of a response. */
export const textOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : decoder.decode(content)

/** Returns the parsed response, in which each deferred member is a `Deferred`. Throws where it is no JSON. */
export function parseDeferring(
  bytes: Uint8Array,
  { list, members }: DeferredMembers,
  failed: Failed,
): unknown {
  const found = bytes.length < leastBytes ? null : scanMembers(bytes, list, members)
  if (found === null || found.length === 0) return JSON.parse(textOf(bytes))
  const response = JSON.parse(textOf(withoutMembers(bytes, found))) as Parsed
  const source = { bytes, list, failed }
  for (const place of found) {
    const item = response[list]?.[place.item]
    // Another list of the same name has replaced the one that was scanned.
    if (item?.[place.name] !== 0) return JSON.parse(textOf(bytes))
    item[place.name] = new Deferred(source, place)
  }
  return response
}

type Parsed = Readonly<Record<string, readonly Record<string, unknown>[] | undefined>>

/** Zero. */
const placeholder = 0x30

/** Returns the bytes with a zero in the place of each member. */
function withoutMembers(bytes: Uint8Array, found: readonly FoundMember[]): Uint8Array {
  const removed = found.reduce((sum, { start, end }) => sum + end - start - 1, 0)
  const rest = Buffer.allocUnsafe(bytes.length - removed)
  let [from, to] = [0, 0]
  for (const { start, end } of found) {
    rest.set(bytes.subarray(from, start), to)
    to += start - from
    rest[to] = placeholder
    to += 1
    from = end
  }
  rest.set(bytes.subarray(from), to)
  return rest
}
