import { expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import type { QueryFields } from './query-fields.ts'
import { checkSort, sorted } from './sort.ts'

type Item = { id: number; name?: string }
const fields: QueryFields<Item> = {
  id: { kind: 'number', read: (item) => item.id, sortable: true },
  name: { kind: 'text', read: (item) => item.name, sortable: true },
  secret: { kind: 'text', read: () => 'x' },
}
const key = (fieldName: string, descending = false) => ({ fieldName, descending })
const by = (names: (string | undefined)[], ...keys: ReturnType<typeof key>[]) =>
  sorted(
    names.map((name, id) => ({ id, name })),
    keys,
    fields,
  ).map(({ id }) => id)

it('texts are sorted without case, after signs', () => {
  expect(by(['b', 'A', 'c', '_', 'B'], key('name'))).toEqual([3, 1, 0, 4, 2])
  expect(by(['b', 'A', 'c', '_', 'B'], key('name', true))).toEqual([2, 0, 4, 1, 3])
})

it('rows without a value come last in both directions, and are sorted by the next key', () => {
  const names = [undefined, 'b', undefined, 'a', undefined]
  expect(by(names, key('name'), key('id', true))).toEqual([3, 1, 4, 2, 0])
  expect(by(names, key('name', true), key('id'))).toEqual([1, 3, 0, 2, 4])
})

it('rows that are equal, and those without a key, keep their order', () => {
  expect(by(['b', 'a', 'b', 'a'], key('name'))).toEqual([1, 3, 0, 2])
  expect(by(['b', 'a', 'c'])).toEqual([0, 1, 2])
})

it.each(['secret', 'unknown', 'constructor'])('refuses to sort by %s', (fieldName) => {
  expect(() => checkSort([key('id'), key(fieldName)], fields)).toThrow(
    violation('query.sort[1].fieldName', 'FIELD_NOT_ALLOWED', 'is not a sortable field'),
  )
})
