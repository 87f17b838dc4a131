// Parses a response without the large members of the items of its list; each is parsed when it is first read. Most lists
// read few of them. docs/decisions/067-large-members-when-read.md
import { jsonText, parseJson } from './json-text.ts'
import { PackableBytes } from './packable-bytes.ts'
import { type FoundMember, scanMembers } from './scan-members.ts'
import { createScratch } from './scratch.ts'

/** The members that a call defers: of the items of `list`, which is a member of the response. */
export type DeferredMembers = { readonly list: string; readonly members: readonly string[] }

/** Parses a response below this size whole: it is not worth the scan. */
const leastBytes = 16 * 1024

/** Returns the error for a member of another form; `path`: where the item stands in the response. */
type Failed = (cause: unknown, path: string) => Error

/**
 * The deferred members of a list, one after the other as they were sent: a cached list holds them, and not its response. What
 * it has of each member stands in arrays of numbers, as a hundred lists have twenty thousand members.
 */
class DeferredList {
  private readonly bytes: PackableBytes
  /** Of each member: where it ends in the bytes, where the next one begins. */
  private readonly ends: Uint32Array
  /** Of each member: its name, as the index in the names of the call. */
  private readonly names: Uint8Array
  /** Of each item: its last member. */
  private readonly lasts: Uint32Array

  constructor(
    bytes: Uint8Array,
    found: readonly FoundMember[],
    private readonly call: DeferredMembers,
    private readonly failed: Failed,
  ) {
    this.bytes = new PackableBytes(bytes)
    this.ends = new Uint32Array(found.length)
    this.names = new Uint8Array(found.length)
    this.lasts = new Uint32Array((found.at(-1)?.item ?? 0) + 1)
    let end = 0
    for (const [at, { item, name, start, end: after }] of found.entries()) {
      end += after - start
      this.ends[at] = end
      this.names[at] = call.members.indexOf(name)
      this.lasts[item] = at
    }
  }

  /** Parses a member of an item and returns what `read` makes of it; of a member that was sent twice the last, as in JSON. */
  read<Value>(item: number, name: string, read: (member: unknown) => Value): Value {
    try {
      return read(JSON.parse(jsonText(this.#bytesOf(item, this.call.members.indexOf(name)))))
    } catch (cause) {
      throw this.failed(cause, `${this.call.list}[${item}]`)
    }
  }

  pack(): void {
    this.bytes.pack()
  }

  #bytesOf(item: number, name: number): Uint8Array {
    let at = this.lasts[item] ?? 0
    while (at > 0 && this.names[at] !== name) at -= 1
    return this.bytes.read().subarray(this.ends[at - 1] ?? 0, this.ends[at])
  }
}

/** Stands for each deferred member of an item. */
export class DeferredItem {
  constructor(
    private readonly list: DeferredList,
    private readonly item: number,
  ) {}

  /** Parses a member that is deferred and returns what `read` makes of it. Throws the failure that the call would have thrown. */
  read<Value>(name: string, read: (member: unknown) => Value): Value {
    return this.list.read(this.item, name, read)
  }

  /** Compresses the deferred members of the whole list. */
  pack(): void {
    this.list.pack()
  }
}

/** Returns the parsed response, in which a `DeferredItem` stands for each deferred member. Throws where it is no JSON. */
export function parseDeferring(bytes: Uint8Array, call: DeferredMembers, failed: Failed): unknown {
  const found = bytes.length < leastBytes ? null : scanMembers(bytes, call.list, call.members)
  if (found === null || found.length === 0) return parseJson(bytes)
  const { rest, removed } = separate(bytes, found)
  const response = JSON.parse(jsonText(rest)) as Parsed
  const list = new DeferredList(removed, found, call, failed)
  let deferred: DeferredItem | undefined
  let last = -1
  for (const { item: at, name } of found) {
    const item = response[call.list]?.[at]
    if (!deferred || at !== last) deferred = new DeferredItem(list, at)
    last = at
    // Another list of the same name has replaced the one that was scanned.
    if (item?.[name] !== 0 && item?.[name] !== deferred) return JSON.parse(jsonText(bytes))
    item[name] = deferred
  }
  return response
}

type Parsed = Readonly<Record<string, readonly Record<string, unknown>[] | undefined>>

/** Zero. */
const placeholder = 0x30

const scratch = createScratch()

/** Returns the bytes with a zero instead of each member, and those of the members. The first are valid until the next call. */
function separate(bytes: Uint8Array, found: readonly FoundMember[]) {
  const size = found.reduce((sum, { start, end }) => sum + end - start, 0)
  const rest = scratch(bytes.length - size + found.length)
  // Has memory of its own: a part of the shared pool would hold all of it.
  const removed = Buffer.allocUnsafeSlow(size)
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
