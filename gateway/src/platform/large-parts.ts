// Large parts of an object of ours, such as the media of a product: where the response defers them, each is read when it
// is first used. docs/decisions/067-large-members-when-read.md
import { DeferredItem } from './deferred-members.ts'
import type { JsonObject } from './read-json.ts'

/** A part of an object: the member of the response that it is read from, and its reader. */
export type LargePart<Value> = {
  readonly member: string
  readonly read: (from: JsonObject) => Value
}

/** The parts that a response may defer, by the property of our object that each becomes. */
export type LargeParts<Parts> = { readonly [Name in keyof Parts]: LargePart<Parts[Name]> }

/** Where an object has its deferred parts; copies and comparisons of the object do not see it. */
const deferredParts = Symbol('deferred parts')

/** The deferred parts of one object, which a cached list has thousands of: they share their bytes, and the place of each. */
class Unread {
  /** What was read, by the position of the part. */
  #values: unknown[] | null = null
  /** The parts that are not read yet, as bits by their position. */
  #left = 0
  /** The bytes of a response live until the last of its members is read. */
  #deferred: DeferredItem | null

  constructor(deferred: DeferredItem) {
    this.#deferred = deferred
  }

  add(at: number): void {
    this.#left |= 1 << at
  }

  read(at: number, readFrom: ReadFrom): unknown {
    if ((this.#left & (1 << at)) === 0 || !this.#deferred) return this.#values?.[at]
    const value = readFrom(this.#deferred)
    this.#values ??= []
    this.#values[at] = value
    this.#left &= ~(1 << at)
    if (this.#left === 0) this.#deferred = null
    return value
  }

  /** Returns the part without retaining what it reads. */
  peek(at: number, readFrom: ReadFrom): unknown {
    const isUnread = (this.#left & (1 << at)) !== 0
    return isUnread && this.#deferred ? readFrom(this.#deferred) : this.#values?.[at]
  }

  pack(): void {
    this.#deferred?.pack()
  }
}

type ReadFrom = (deferred: DeferredItem) => unknown

/** Returns what adds the parts to an object. Parts that were deferred may throw when they are used. */
export function createLargeParts<Parts extends object>(parts: LargeParts<Parts>) {
  const readers = Object.entries<LargePart<unknown>>(parts).map(([name, part], at) => ({
    name,
    ...part,
    // One function for each part, and not one for each object: objects with functions of their own share no hidden class.
    getter: getterOf(part, at),
  }))
  return {
    names: readers.map(({ name }) => name),
    /** The members of the response, in the same order. */
    members: readers.map(({ member }) => member),
    /** Returns the same object, with its parts as properties of its own. */
    addTo<Core extends object>(core: Core, from: JsonObject): Core & Parts {
      const whole = core as Core & Record<string, unknown>
      const properties: Record<string, unknown> = whole
      let unread: Unread | undefined
      for (let at = 0; at < readers.length; at += 1) {
        const reader = readers[at]
        if (!reader) continue
        const value = from[reader.member]
        if (value instanceof DeferredItem) {
          unread ??= new Unread(value)
          unread.add(at)
          Object.defineProperty(whole, reader.name, reader.getter)
        } else properties[reader.name] = reader.read(from)
      }
      if (unread) Object.defineProperty(whole, deferredParts, { value: unread })
      // Cast: the loop has added all parts.
      return whole as unknown as Core & Parts
    },
  }
}

/** Reads a deferred part of an object without retaining it. */
const transientReads = new WeakMap<() => unknown, (object: Holder) => unknown>()

/**
 * Returns a part of an object for one use: a part that was deferred stays in the bytes of its response. Throws like the part
 * itself.
 */
export function peekPart<Whole extends object, Name extends keyof Whole>(
  object: Whole,
  name: Name,
): Whole[Name] {
  const { get } = Object.getOwnPropertyDescriptor(object, name) ?? {}
  const read = get && transientReads.get(get)
  // Casts: only getters of deferred parts have such a read, which returns what they do.
  return read ? (read(object as unknown as Holder) as Whole[Name]) : object[name]
}

/** Compresses the unread parts of an object that stays in a cache, and with them those of all objects of its list. */
export function packParts(object: object): void {
  // Cast: objects without deferred parts do not have it.
  const { [deferredParts]: unread } = object as Partial<Holder>
  unread?.pack()
}

type Holder = { readonly [deferredParts]: Unread }

function getterOf({ member, read }: LargePart<unknown>, at: number): PropertyDescriptor {
  const readFrom: ReadFrom = (deferred) =>
    deferred.read(member, (parsed) => read({ [member]: parsed }))
  function get(this: Holder): unknown {
    return this[deferredParts].read(at, readFrom)
  }
  transientReads.set(get, (object) => object[deferredParts].peek(at, readFrom))
  return { enumerable: true, get }
}
