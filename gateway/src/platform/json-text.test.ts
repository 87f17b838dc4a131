import { describe, expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)
/** Mostly ASCII, as responses are. */
const padding = 'x'.repeat(1000)

const characters = [
  '\u0080',
  'é',
  '\u07ff',
  '\u0800',
  '’',
  '\ud7ff',
  '\ue000',
  '\ufeff',
  '\uffff',
  '🫖',
  '\u{10ffff}',
]

test.each(characters)('%j is read as it was sent, by way of ASCII', (character) => {
  for (let before = 0; before < 9; before += 1) {
    const value = { [`${'a'.repeat(before)}${character}`]: `${character}${padding}${character}b` }
    const text = jsonText(bytesOf(JSON.stringify(value)))
    expect(isAscii(text)).toBe(true)
    expect(JSON.parse(text)).toEqual(value)
  }
})

test.each(characters)('%j at the end of a text is read so, too', (character) => {
  for (let before = 0; before < 9; before += 1) {
    const value = `${padding}${'a'.repeat(before)}${character}`
    const text = jsonText(bytesOf(JSON.stringify(value)))
    expect(isAscii(text)).toBe(true)
    expect(JSON.parse(text)).toBe(value)
  }
})

test('bytes that begin within a word of their buffer are read, too', () => {
  const whole = bytesOf(`....["größe", "${padding}"]`)
  for (const start of [4, 3, 2, 1])
    expect(jsonText(whole.subarray(start)).slice(4 - start)).toBe(
      `["gr\\u00f6\\u00dfe", "${padding}"]`,
    )
})

test('ASCII stays as it is', () => {
  expect(jsonText(bytesOf('{"a":"\\u00e9\\"\\\\"}'))).toBe('{"a":"\\u00e9\\"\\\\"}')
  expect(jsonText(new Uint8Array())).toBe('')
})

describe('what cannot be escaped is decoded as any text', () => {
  test.each([
    ['many characters beyond ASCII', '"日本語の説明"'],
    ['a byte order mark', `\uFEFF["${padding}"]`],
    ['one after an escaped backslash', `["\\\\é", "${padding}"]`],
    ['one after a backslash, which is no JSON', `["\\é", "${padding}"]`],
  ])('%s', (_, text) => {
    expect(jsonText(bytesOf(text))).toBe(new TextDecoder().decode(bytesOf(text)))
  })

  test.each([
    ['a continuation alone', [0x80]],
    ['a sequence that ends too early', [0xc3, 0x22]],
    ['one of three bytes that does', [0xe2, 0x82, 0x22]],
    ['an overlong one', [0xc0, 0xaf]],
    ['an overlong one of three bytes', [0xe0, 0x80, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['one beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['one of five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
    ['the end of the text', [0xf0, 0x9f]],
  ])('%s', (_, sequence) => {
    const bytes = new Uint8Array([...Buffer.from(`["${padding}`), ...sequence])
    expect(jsonText(bytes)).toBe(new TextDecoder().decode(bytes))
  })
})
