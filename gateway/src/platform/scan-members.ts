// Finds members of the items of a list in the bytes of a JSON text, without parsing it. Most of a text is skipped by its
// quotes and brackets, which takes a third of the time of parsing it.

/** Where the value of a member stands: from the byte `start` up to `end`. `item`: index in the list. */
export type FoundMember = { item: number; name: string; start: number; end: number }

/** The text has a form that the scan does not expect; it may still be JSON. */
class Unscannable extends Error {}

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const backslash = 0x5c
const listStart = 0x5b
const listEnd = 0x5d
const objectStart = 0x7b
const objectEnd = 0x7d
const space = 0x20
const carriageReturn = 0x0d

/**
 * Returns the named members of the objects in `list`, a member of the text's object, in their order; null when the text
 * does not have that form. Brackets are counted and not matched: what is found is judged by the parser that reads it.
 */
export function scanMembers(
  bytes: Uint8Array,
  list: string,
  names: readonly string[],
): FoundMember[] | null {
  // A `Buffer` searches in native code, another `Uint8Array` does not.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const start = startOfList(buffer, Buffer.from(list))
    return start === null ? [] : membersOfItems(buffer, start, names)
  } catch (error) {
    if (error instanceof Unscannable) return null
    throw error
  }
}

/** Returns where the list begins, a member of the object that the text is; null without one. What follows is not scanned. */
function startOfList(bytes: Uint8Array, name: Uint8Array): number | null {
  let next = firstMember(bytes, afterSpace(bytes, 0))
  while (next >= 0) {
    const keyEnd = endOfText(bytes, next)
    const value = memberValue(bytes, keyEnd)
    if (bytes[value] === listStart && isText(bytes, next + 1, keyEnd - 1, name)) return value
    next = nextMember(bytes, endOfValue(bytes, value), objectEnd)
  }
  return null
}

function membersOfItems(bytes: Uint8Array, start: number, names: readonly string[]): FoundMember[] {
  const wanted = { names, keys: names.map((name) => Buffer.from(name)) }
  const found: FoundMember[] = []
  let next = afterSpace(bytes, start + 1)
  if (bytes[next] === listEnd) return found
  for (let item = 0; next >= 0; item += 1)
    next = nextMember(bytes, addMembers(bytes, next, item, wanted, found), listEnd)
  return found
}

type Wanted = { readonly names: readonly string[]; readonly keys: readonly Uint8Array[] }

/**
 * Adds the wanted members of the object at `at` to those that were found, and returns the index after it. Without a function for
 * each member: a list of 50 products has thousands.
 */
function addMembers(
  bytes: Uint8Array,
  at: number,
  item: number,
  { names, keys }: Wanted,
  found: FoundMember[],
): number {
  let next = firstMember(bytes, at)
  if (next < 0) return endOfNested(bytes, at)
  for (;;) {
    const keyEnd = endOfText(bytes, next)
    const start = memberValue(bytes, keyEnd)
    const end = endOfValue(bytes, start)
    const name = names[indexOfText(bytes, next + 1, keyEnd - 1, keys)]
    if (name !== undefined) found.push({ item, name, start, end })
    next = nextMember(bytes, end, objectEnd)
    if (next < 0) return afterSpace(bytes, end) + 1
  }
}

/** Returns where the key of the first member of the object at `at` begins; -1 without members. */
function firstMember(bytes: Uint8Array, at: number): number {
  const first = afterSpace(bytes, expect(bytes, at, objectStart))
  return bytes[first] === objectEnd ? -1 : first
}

/** Returns where the next member or item begins after the value that ends at `end`; -1 after the last. */
function nextMember(bytes: Uint8Array, end: number, close: number): number {
  const after = afterSpace(bytes, end)
  return bytes[after] === close ? -1 : afterSpace(bytes, expect(bytes, after, comma))
}

const memberValue = (bytes: Uint8Array, keyEnd: number): number =>
  afterSpace(bytes, expect(bytes, afterSpace(bytes, keyEnd), colon))

function indexOfText(
  bytes: Uint8Array,
  start: number,
  end: number,
  texts: readonly Uint8Array[],
): number {
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at]
    if (text && isText(bytes, start, end, text)) return at
  }
  return -1
}

function expect(bytes: Uint8Array, at: number, character: number): number {
  if (bytes[at] !== character) throw new Unscannable()
  return at + 1
}

function afterSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while (isSpace(bytes[at])) at += 1
  return at
}

const isSpace = (character: number | undefined): boolean =>
  character === space || (character !== undefined && character <= carriageReturn)

function isText(bytes: Uint8Array, start: number, end: number, text: Uint8Array): boolean {
  if (end - start !== text.length) return false
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text[at]) return false
  return true
}

/** Returns the index after the text whose quote is at `start`. The engine's own search for a byte takes a third less than a loop. */
function endOfText(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== quote) throw new Unscannable()
  for (let at = bytes.indexOf(quote, start + 1); at > 0; at = bytes.indexOf(quote, at + 1))
    if (!isEscaped(bytes, at)) return at + 1
  throw new Unscannable()
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at - 1
  while (bytes[before] === backslash) before -= 1
  return (at - before) % 2 === 0
}

function endOfValue(bytes: Uint8Array, start: number): number {
  const first = bytes[start]
  if (first === quote) return endOfText(bytes, start)
  if (first === objectStart || first === listStart) return endOfNested(bytes, start)
  return endOfWord(bytes, start)
}

/** Returns the index after a number, `true`, `false` or `null`. */
function endOfWord(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const character = bytes[at]
    if (character === comma || character === objectEnd || character === listEnd) {
      if (at === start) break
      return at
    }
  }
  throw new Unscannable()
}

function endOfNested(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at += 1) {
    const character = bytes[at]
    if (character === quote) at = endOfText(bytes, at) - 1
    else if (character === objectStart || character === listStart) depth += 1
    else if (character === objectEnd || character === listEnd) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new Unscannable()
}
