import { describe, expect, test } from 'vitest'
import { DeferredItem, parseDeferring } from './deferred-members.ts'
import type { PackableBytes } from './packable-bytes.ts'
import { scanMembers } from './scan-members.ts'

const members = ['media', 'seo']
const bytesOf = (text: string) => Buffer.from(text)
const failed = (cause: unknown, path: string) => new Error(`at ${path}`, { cause })

/** Long enough to be scanned. */
const long = 'x'.repeat(20_000)

/** Returns a copy in which each deferred member is what it was read as. */
function readAll(value: unknown, key = ''): unknown {
  if (value instanceof DeferredItem) return value.read(key, (member) => member)
  if (Array.isArray(value)) return value.map((item) => readAll(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, readAll(member, name)]),
  )
}

const parse = (text: string) =>
  parseDeferring(bytesOf(text), { list: 'items', members }, failed) as { items: unknown[] }

describe('what is deferred reads as what was sent', () => {
  const awkward = [
    { media: { url: 'a"b\\', list: [1, [2, { deep: '}]' }]] }, name: 'Ünïcödé 🫖' },
    { name: '\\"media":{', media: null, seo: 'text with "quotes" and \\', other: -1.5e3 },
    { seo: [], media: '', nested: { media: 'not of the item', items: [{ media: 1 }] } },
    {},
    { 'me\\dia': 1, mediа: 'with a cyrillic letter', media: [true, false, null] },
  ]
  const response = { before: { items: [] }, items: [...awkward, { long }], total: 5 }

  test.each([
    ['as the platform sends it', JSON.stringify(response)],
    ['with space between all tokens', JSON.stringify(response, null, '\t \n\r'.slice(0, 4))],
    ['with a byte order mark', `\uFEFF${JSON.stringify(response)}`],
    ['with a key that is escaped', JSON.stringify(response).replaceAll('"seo"', '"s\\u0065o"')],
    ['an empty list', JSON.stringify({ items: [], long })],
    ['a member twice', `{"items":[{"media":[1],"seo":2,"media":[3]}],"long":"${long}"}`],
    [
      'two lists of the same name',
      `{"items":[{"media":[1]}],"items":[{"media":[2]}],"x":"${long}"}`,
    ],
    ['no list', JSON.stringify({ items: null, long })],
    ['a list of other values', JSON.stringify({ items: [1, 'two', [3]], long })],
    ['no object', JSON.stringify([long])],
  ])('%s', (_, text) => {
    expect(readAll(parse(text))).toEqual(JSON.parse(text.replace('\uFEFF', '')))
  })

  test('and is all of the response that is held', () => {
    const { items } = parse(
      JSON.stringify({
        items: [
          { media: 1, seo: [2] },
          { seo: 'three', long },
        ],
      }),
    )
    // Cast: no code but this looks into what is deferred.
    const [{ media }] = items as [{ media: { list: { bytes: PackableBytes } } }]
    const { buffer } = media.list.bytes.read()
    expect(Buffer.from(buffer).toString()).toBe('1[2]"three"')
  })

  test('also when it was compressed before', () => {
    const items = [{ media: { long } }, { media: 'Ünïcödé 🫖', seo: [1, 2] }]
    const parsed = parse(JSON.stringify({ items }))
    // Cast: the list is long enough to be deferred.
    const [{ media }] = parsed.items as [{ media: DeferredItem }]
    media.pack()
    expect(readAll(parsed)).toEqual({ items })
  })

  test('and is not parsed before', () => {
    const { items } = parse(JSON.stringify(response))
    expect(items[0]).toEqual({ media: expect.any(DeferredItem), name: 'Ünïcödé 🫖' })
    // A small response is parsed at once.
    expect(parse('{"items":[{"media":{}}]}').items[0]).toEqual({ media: {} })
  })
})

test('an empty body is an object without members', () => {
  expect([parse(''), parse(' \n')]).toEqual([{}, {}])
})

describe('a text that is no JSON', () => {
  const text = JSON.stringify({ items: [{ media: [1, { a: 'b' }], name: 'c' }] })

  test('is not scanned when it ends before its list, and fails wherever it ends', () => {
    const whole = bytesOf(text)
    for (let end = 0; end < whole.length - 1; end += 1)
      expect(scanMembers(whole.subarray(0, end), 'items', members), `at ${end}`).toBeNull()
    expect(() => parse(`{"items":[{"media":{}}],"long":"${long}"`)).toThrow(SyntaxError)
    expect(() => parse(`{"long":"${long}","items":[{"media":{}}`)).toThrow(SyntaxError)
  })

  test('in a member fails when it is read, with its place', () => {
    const { items } = parse(`{"items":[{},{"media":{"a" 1}}],"long":"${long}"}`)
    const { media } = items[1] as { media: DeferredItem }
    expect(() => media.read('media', (member) => member)).toThrow('at items[1]')
  })
})
