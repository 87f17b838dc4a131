import { describe, expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import { compileFilter } from './filter.ts'
import type { QueryFields } from './query-fields.ts'

type Item = { name?: string; price: number; big: string; when: string; tags: string[] }

const items: Item[] = [
  { name: 'Mug', price: 10.5, big: '9', when: '2026-01-01T00:00:00.000Z', tags: ['a', 'b'] },
  { name: 'mug rug', price: 20, big: '10', when: '2026-02-01T00:00:00.000Z', tags: ['b'] },
  { name: 'Vase', price: 30, big: '100', when: '2026-03-01T00:00:00.000Z', tags: [] },
  { price: 40, big: '1000', when: '2026-04-01T00:00:00.000Z', tags: ['c'] },
]

const fields: QueryFields<Item> = {
  name: { kind: 'text', read: (item) => item.name },
  price: { kind: 'number', read: (item) => item.price },
  big: { kind: 'int64', read: (item) => item.big },
  when: { kind: 'date', read: (item) => item.when },
  tags: { kind: 'list', read: (item) => item.tags },
  tag: { kind: 'list', read: (item) => item.tags, operators: ['$eq', '$ne'] },
}

const found = (filter: unknown) =>
  items.flatMap((item, index) => (compileFilter(filter, fields)(item) ? [index] : []))

describe('filter', () => {
  it.each([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a bare value', { name: 'Mug' }, [0]],
    ['$eq', { price: { $eq: 20 } }, [1]],
    ['$ne, also of what is missing', { name: { $ne: 'Mug' } }, [1, 2, 3]],
    ['$ne, of lower and higher ones', { price: { $ne: 20 } }, [0, 2, 3]],
    ['$gt', { price: { $gt: 20 } }, [2, 3]],
    ['$gt, never of what is missing', { name: { $gt: 'A' } }, [0, 1, 2]],
    ['$gte', { price: { $gte: 20 } }, [1, 2, 3]],
    ['$lt', { price: { $lt: 20 } }, [0]],
    ['$lte', { price: { $lte: 20 } }, [0, 1]],
    ['several operators at once', { price: { $gte: 20, $lt: 40 } }, [1, 2]],
    ['$in', { name: { $in: ['Mug', 'Vase'] } }, [0, 2]],
    ['$in, of numbers in any form', { price: { $in: [20, '40'] } }, [1, 3]],
    ['$in, of dates', { when: { $in: ['2026-02-01'] } }, [1]],
    ['$nin', { name: { $nin: ['Mug', 'Vase'] } }, [1, 3]],
    ['$in, where no text equals what is missing', { name: { $in: [''] } }, []],
    ['$hasSome on one value', { name: { $hasSome: ['Vase'] } }, [2]],
    ['$hasSome on a list', { tags: { $hasSome: ['a', 'c'] } }, [0, 3]],
    ['$hasAll', { tags: { $hasAll: ['a', 'b'] } }, [0]],
    ['$startsWith, whatever the case', { name: { $startsWith: 'MUG' } }, [0, 1]],
    ['$startsWith, at the start only', { name: { $startsWith: 'rug' } }, []],
    ['$endsWith', { name: { $endsWith: 'ug' } }, [0, 1]],
    ['$endsWith, at the end only', { name: { $endsWith: 'mug' } }, [0]],
    ['$contains', { name: { $contains: 'as' } }, [2]],
    ['$exists', { name: { $exists: true } }, [0, 1, 2]],
    ['$exists false', { tags: { $exists: false } }, [2]],
    ['$isEmpty', { tags: { $isEmpty: true } }, [2]],
    ['$isEmpty false', { tags: { $isEmpty: false } }, [0, 1, 3]],
    ['null', { name: null }, [3]],
    ['null, of a list', { tags: null }, [2]],
    ['$eq null', { name: { $eq: null } }, [3]],
    ['a value of a list', { tag: 'b' }, [0, 1]],
    ['$ne of a list, which lacks the value', { tag: { $ne: 'b' } }, [2, 3]],
    ['$ne null', { name: { $ne: null } }, [0, 1, 2]],
    ['$and', { $and: [{ price: { $gt: 10 } }, { price: { $lt: 30 } }] }, [0, 1]],
    ['$or', { $or: [{ name: 'Mug' }, { price: 40 }] }, [0, 3]],
    ['$not', { $not: { name: 'Mug' } }, [1, 2, 3]],
    ['whole numbers in text, by value', { big: { $gt: '10' } }, [2, 3]],
    ['dates', { when: { $gte: '2026-02-01' } }, [1, 2, 3]],
    ['two fields', { name: 'Mug', price: 20 }, []],
  ])('understands %s', (_, filter, expected) => {
    expect(found(filter)).toEqual(expected)
  })

  it.each([undefined, null, '', []])('%j counts as empty', (value) => {
    const only = { one: { kind: 'text' as const, read: () => value } }
    expect(compileFilter({ one: null }, only)({})).toBe(true)
    expect(compileFilter({ one: { $exists: true } }, only)({})).toBe(false)
  })

  it.each([
    ['an undeclared field', { brand: 'x' }, 'brand', 'is not a filterable field'],
    ['a name every object has', { constructor: 'x' }, 'constructor', 'is not a filterable field'],
  ])('refuses %s', (_, filter, field, words) => {
    const refusal = violation(`query.filter.${field}`, 'FIELD_NOT_ALLOWED', words)
    expect(() => compileFilter(filter, fields)).toThrow(refusal)
  })

  const unusable = 'cannot be used with this field'
  it.each([
    ['an unknown operator', { name: { $like: 'x' } }, 'name.$like', 'is not an operator'],
    ['text search in a number', { price: { $contains: 1 } }, 'price.$contains', unusable],
    ['equality of a list', { tags: 'a' }, 'tags.$eq', unusable],
    ['an operator that a field lacks', { tag: { $hasAll: ['a'] } }, 'tag.$hasAll', unusable],
  ])('refuses %s', (_, filter, field, words) => {
    const refusal = violation(`query.filter.${field}`, 'VALIDATION', words)
    expect(() => compileFilter(filter, fields)).toThrow(refusal)
  })

  it.each([
    ['a text as number', { price: 'cheap' }, '.price.$eq', 'must be a number'],
    ['a number as text', { name: 5 }, '.name.$eq', 'must be a text'],
    ['a size compared with nothing', { name: { $gt: null } }, '.name.$gt', 'must be a text'],
    ['no date', { when: { $gt: 'soon' } }, '.when.$gt', 'must be an ISO date'],
    ['no list', { name: { $in: 'Mug' } }, '.name.$in', 'must be a list'],
    ['no flag', { name: { $exists: 'yes' } }, '.name.$exists', 'must be true or false'],
    ['no object', [], '', 'must be an object'],
    ['nothing to negate', { $not: null }, '.$not', 'must be an object'],
  ])('refuses %s, before there is a row', (_, filter, field, words) => {
    const refusal = violation(`query.filter${field}`, 'FORMAT', words)
    expect(() => compileFilter(filter, fields)).toThrow(refusal)
  })

  it('nests twenty levels and no more', () => {
    const nested = (levels: number): unknown =>
      levels === 0 ? { name: 'Mug' } : { $not: nested(levels - 1) }
    expect(found(nested(20))).toEqual([0])
    expect(() => found(nested(21))).toThrow('nested too deeply')
  })
})
