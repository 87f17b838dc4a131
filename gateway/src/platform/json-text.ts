// Decodes JSON that is nearly all ASCII, as the platform's is: a text with one other character costs the engine five times the
// time, and twice the memory. docs/decisions/071-json-as-ascii.md
import { isAscii } from 'node:buffer'
import { createScratch } from './scratch.ts'

const decoder = new TextDecoder()
const backslash = 0x5c
const letterU = 0x75
const hexDigits = Buffer.from('0123456789abcdef')

const scratch = createScratch()

/** Bytes of the longest escape: that of a character beyond the basic plane. */
const longestEscape = 12

/** Returns a JSON text of the same value as the bytes, in which most characters beyond ASCII are escapes. */
export function jsonText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isAscii(buffer)) return buffer.toString('latin1')
  return withEscapes(buffer) ?? decoder.decode(bytes)
}

/** Parses the body of a response; an empty one is an object without members. docs/contract/transport.md §5 */
export function parseJson(body: string | Uint8Array): unknown {
  const text = typeof body === 'string' ? body : jsonText(body)
  return text.trim() === '' ? {} : JSON.parse(text)
}

/** Returns null for a text with many characters beyond ASCII, with a broken one, or with one that cannot become an escape. */
function withEscapes(bytes: Buffer): string | null {
  const words = wordsOf(bytes)
  const target = scratch(bytes.length + (bytes.length >> 3) + longestEscape)
  let [from, to] = [0, 0]
  for (;;) {
    const at = nextBeyondAscii(bytes, words, from)
    if (to + (at - from) + longestEscape > target.length) return null
    to += bytes.copy(target, to, from, at)
    if (at === bytes.length) return target.toString('latin1', 0, to)
    // A byte order mark; or after a backslash, which would escape the one of the escape.
    if (at === 0 || bytes[at - 1] === backslash) return null
    const character = characterAt(bytes, at)
    if (character === null) return null
    to = writeEscapes(target, to, character)
    from = at + sizeOf(character)
  }
}

/** Returns the bytes in words of four, without the last ones; null where they do not begin at a word. */
const wordsOf = ({ buffer, byteOffset, length }: Buffer): Int32Array | null =>
  byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 2) : null

/** Returns the index of the next byte that is not ASCII, or the length. */
function nextBeyondAscii(bytes: Uint8Array, words: Int32Array | null, from: number): number {
  const { length } = bytes
  const nextWord = words ? Math.min((from + 3) & ~3, length) : length
  const at = afterAscii(bytes, from, nextWord)
  if (!words || at < nextWord || at === length) return at
  return afterAscii(bytes, afterAsciiWords(words, at), length)
}

function afterAscii(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && ((bytes[at] ?? 0) & 0x80) === 0) at += 1
  return at
}

function afterAsciiWords(words: Int32Array, from: number): number {
  let word = from >> 2
  while (word < words.length && ((words[word] ?? 0) & 0x80808080) === 0) word += 1
  return word << 2
}

/** Returns the code point of the sequence at `at`; null where it is not UTF-8. RFC 3629 §4 */
function characterAt(bytes: Uint8Array, at: number): number | null {
  const first = bytes[at] ?? 0
  const size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  let character = first & (0xff >> (size + 1))
  for (let next = at + 1; next < at + size; next += 1) {
    const byte = bytes[next] ?? 0
    if ((byte & 0xc0) !== 0x80) return null
    character = (character << 6) | (byte & 0x3f)
  }
  const isSurrogate = character >= 0xd800 && character < 0xe000
  return first < 0xf8 && !isSurrogate && sizeOf(character) === size ? character : null
}

/** Returns how many bytes the shortest sequence of a character has; 0 for what is none. */
const sizeOf = (character: number): number => {
  if (character < 0x800) return character < 0x80 ? 0 : 2
  if (character < 0x10000) return 3
  return character < 0x110000 ? 4 : 0
}

/** Writes the escapes of a character's UTF-16 units and returns the index after them. RFC 8259 §7 */
function writeEscapes(target: Uint8Array, at: number, character: number): number {
  if (character < 0x10000) return writeEscape(target, at, character)
  const high = writeEscape(target, at, 0xd800 + ((character - 0x10000) >> 10))
  return writeEscape(target, high, 0xdc00 + (character & 0x3ff))
}

function writeEscape(target: Uint8Array, at: number, unit: number): number {
  target[at] = backslash
  target[at + 1] = letterU
  for (let digit = 0; digit < 4; digit += 1)
    target[at + 2 + digit] = hexDigits[(unit >> (12 - 4 * digit)) & 0xf] ?? 0
  return at + 6
}
