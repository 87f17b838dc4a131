// Parses a response without the large members of the items of its list; each is parsed when it is first read. Most lists
// read few of them. docs/decisions/067-large-members-when-read.md
import { jsonText } from './json-text.ts'
import { PackableBytes } from './packable-bytes.ts'
import { type FoundMember, scanMembers } from './scan-members.ts'

/** The members that a call defers: of the items of `list`, which is a member of the response. */
export type DeferredMembers = { readonly list: string; readonly members: readonly string[] }

/** Parses a response below this size whole: it is not worth the scan. */
const leastBytes = 16 * 1024

/** Returns the error for a member of another form; `path`: where the item stands in the response. */
type Failed = (cause: unknown, path: string) => Error

/** The deferred members of a list, one after the other as they were sent: a cached list holds them, and not its response. */
type Source = { readonly bytes: PackableBytes; readonly list: string; readonly failed: Failed }

/** A member that is in the bytes of its source, which it holds until it is read. */
export class Deferred {
  constructor(
    private readonly source: Source,
    private readonly item: number,
    private readonly start: number,
    private readonly end: number,
  ) {}

  /** Parses the member and returns what `read` makes of it. Throws the failure that the call would have thrown. */
  read<Value>(read: (member: unknown) => Value): Value {
    const { bytes, list, failed } = this.source
    try {
      return read(JSON.parse(jsonText(bytes.read().subarray(this.start, this.end))))
    } catch (cause) {
      throw failed(cause, `${list}[${this.item}]`)
    }
  }

  /** Compresses the deferred members of the whole list. */
  pack(): void {
    this.source.bytes.pack()
  }
}

/** Returns the parsed response, in which each deferred member is a `Deferred`. Throws where it is no JSON. */
export function parseDeferring(
  bytes: Uint8Array,
  { list, members }: DeferredMembers,
  failed: Failed,
): unknown {
  const found = bytes.length < leastBytes ? null : scanMembers(bytes, list, members)
  if (found === null || found.length === 0) return JSON.parse(jsonText(bytes))
  const { rest, removed } = separate(bytes, found)
  const response = JSON.parse(jsonText(rest)) as Parsed
  const source = { bytes: new PackableBytes(removed), list, failed }
  let from = 0
  for (const { item: at, name, start, end } of found) {
    const item = response[list]?.[at]
    // Another list of the same name has replaced the one that was scanned.
    if (item?.[name] !== 0) return JSON.parse(jsonText(bytes))
    const to = from + end - start
    item[name] = new Deferred(source, at, from, to)
    from = to
  }
  return response
}

type Parsed = Readonly<Record<string, readonly Record<string, unknown>[] | undefined>>

/** Zero. */
const placeholder = 0x30

/** Returns the bytes with a zero in the place of each member, and those of the members. */
function separate(bytes: Uint8Array, found: readonly FoundMember[]) {
  const size = found.reduce((sum, { start, end }) => sum + end - start, 0)
  const rest = Buffer.allocUnsafe(bytes.length - size + found.length)
  // Has memory of its own: a part of the shared pool would hold all of it.
  const removed = new Uint8Array(size)
  let [from, atRest, atRemoved] = [0, 0, 0]
  for (const { start, end } of found) {
    rest.set(bytes.subarray(from, start), atRest)
    atRest += start - from
    rest[atRest] = placeholder
    atRest += 1
    removed.set(bytes.subarray(start, end), atRemoved)
    atRemoved += end - start
    from = end
  }
  rest.set(bytes.subarray(from), atRest)
  return { rest, removed }
}
