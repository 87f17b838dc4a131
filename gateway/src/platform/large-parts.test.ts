import { expect, test } from 'vitest'
import { parseDeferring } from './deferred-members.ts'
import { createLargeParts, packParts, peekPart } from './large-parts.ts'
import { type JsonObject, requiredString } from './read-json.ts'

const reads: string[] = []
const { addTo, members } = createLargeParts<{ big: string; huge: string | null }>({
  big: {
    member: 'wireBig',
    read: (from) => {
      reads.push('big')
      return requiredString(from, 'wireBig')
    },
  },
  huge: { member: 'wireHuge', read: () => null },
})

/** Returns the first item of a response that is long enough to be deferred. */
function deferredItem(item: object): JsonObject {
  const text = JSON.stringify({ items: [item], long: 'x'.repeat(20_000) })
  const failed = (cause: unknown) => new Error('another form', { cause })
  const response = parseDeferring(Buffer.from(text), { list: 'items', members }, failed)
  return (response as { items: [JsonObject] }).items[0]
}

test('a part is read once, when it is used', () => {
  reads.length = 0
  const whole = addTo({ id: 'a' }, deferredItem({ wireBig: 'text', wireHuge: {} }))
  expect(whole.id).toBe('a')
  expect(reads).toEqual([])
  expect([whole.big, whole.big, whole.huge, whole.huge]).toEqual(['text', 'text', null, null])
  expect(reads).toEqual(['big'])
})

test('a copy, a comparison and a text of the object have the parts', () => {
  const item = { wireBig: 'text', wireHuge: {} }
  const whole = { id: 'a', big: 'text', huge: null }
  expect({ ...addTo({ id: 'a' }, deferredItem(item)) }).toEqual(whole)
  expect(addTo({ id: 'a' }, deferredItem(item))).toEqual(whole)
  expect(JSON.parse(JSON.stringify(addTo({ id: 'a' }, deferredItem(item))))).toEqual(whole)
  expect(addTo({ id: 'a' }, item)).toEqual(whole)
})

test('a part of another form fails when it is used', () => {
  const whole = addTo({ id: 'a' }, deferredItem({ wireBig: 7, wireHuge: {} }))
  expect(whole.huge).toBeNull()
  expect(() => whole.big).toThrow('another form')
})

test('a look at a part does not retain it', () => {
  reads.length = 0
  const whole = addTo({ id: 'a' }, deferredItem({ wireBig: 'text', wireHuge: {} }))
  expect([peekPart(whole, 'big'), peekPart(whole, 'big'), peekPart(whole, 'id')]).toEqual([
    'text',
    'text',
    'a',
  ])
  expect(reads).toEqual(['big', 'big'])
  expect([whole.big, peekPart(whole, 'big')]).toEqual(['text', 'text'])
  expect(reads).toHaveLength(3)
  expect(peekPart(addTo({ id: 'a' }, { wireBig: 'text', wireHuge: {} }), 'big')).toBe('text')
})

test('parts that were compressed read the same, and an object without any stays as it is', () => {
  const big = 'text '.repeat(2000)
  const whole = addTo({ id: 'a' }, deferredItem({ wireBig: big, wireHuge: {} }))
  packParts(whole)
  expect([peekPart(whole, 'big'), whole.big, whole.huge]).toEqual([big, big, null])
  packParts(whole)
  const plain = { id: 'b' }
  packParts(plain)
  expect(plain).toEqual({ id: 'b' })
})
