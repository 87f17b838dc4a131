import { describe, expect, it } from 'vitest'
import { Refusal } from '../refuse.ts'
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
}

const found = (filter: unknown) =>
  items.flatMap((item, index) => (compileFilter(filter, fields)(item) ? [index] : []))

describe('filter', () => {
  it.each([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a bare value', { name: 'Mug' }, [0]],
    ['$eq', { price: { $eq: 20 } }, [1]],
    ['$ne, also of what is missing', { name: { $ne: 'Mug' } }, [1, 2, 3]],
    ['$gt', { price: { $gt: 20 } }, [2, 3]],
    ['$gte', { price: { $gte: 20 } }, [1, 2, 3]],
    ['$lt', { price: { $lt: 20 } }, [0]],
    ['$lte', { price: { $lte: 20 } }, [0, 1]],
    ['several operators at once', { price: { $gte: 20, $lt: 40 } }, [1, 2]],
    ['$in', { name: { $in: ['Mug', 'Vase'] } }, [0, 2]],
    ['$nin', { name: { $nin: ['Mug', 'Vase'] } }, [1, 3]],
    ['$hasSome on one value', { name: { $hasSome: ['Vase'] } }, [2]],
    ['$hasSome on a list', { tags: { $hasSome: ['a', 'c'] } }, [0, 3]],
    ['$hasAll', { tags: { $hasAll: ['a', 'b'] } }, [0]],
    ['$startsWith, whatever the case', { name: { $startsWith: 'MUG' } }, [0, 1]],
    ['$endsWith', { name: { $endsWith: 'ug' } }, [0, 1]],
    ['$contains', { name: { $contains: 'as' } }, [2]],
    ['$exists', { name: { $exists: true } }, [0, 1, 2]],
    ['$exists false', { tags: { $exists: false } }, [2]],
    ['$isEmpty', { tags: { $isEmpty: true } }, [2]],
    ['null', { name: null }, [3]],
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

  it.each([
    ['an undeclared field', { brand: 'x' }, 'query.filter.brand', 'FIELD_NOT_ALLOWED'],
    [
      'a name every object has',
      { constructor: 'x' },
      'query.filter.constructor',
      'FIELD_NOT_ALLOWED',
    ],
    ['an unknown operator', { name: { $like: 'x' } }, 'query.filter.name.$like', 'VALIDATION'],
    [
      'text search in a number',
      { price: { $contains: 1 } },
      'query.filter.price.$contains',
      'VALIDATION',
    ],
    ['equality of a list', { tags: 'a' }, 'query.filter.tags.$eq', 'VALIDATION'],
    ['a text as number', { price: 'cheap' }, 'query.filter.price.$eq', 'FORMAT'],
    ['a number as text', { name: 5 }, 'query.filter.name.$eq', 'FORMAT'],
    ['no date', { when: { $gt: 'soon' } }, 'query.filter.when.$gt', 'FORMAT'],
    ['no list', { name: { $in: 'Mug' } }, 'query.filter.name.$in', 'FORMAT'],
    ['no flag', { name: { $exists: 'yes' } }, 'query.filter.name.$exists', 'FORMAT'],
    ['no object', [], 'query.filter', 'FORMAT'],
  ])('refuses %s', (_, filter, field, rule) => {
    const attempt = () => found(filter)
    expect(attempt).toThrow(Refusal)
    try {
      attempt()
    } catch (error) {
      expect((error as Refusal).body).toMatchObject({
        details: {
          validationError: { fieldViolations: [{ field, violatedRule: rule, data: {} }] },
        },
      })
    }
  })

  it('refuses to nest without end', () => {
    let filter: unknown = { name: 'Mug' }
    for (let depth = 0; depth < 50; depth++) filter = { $not: filter }
    expect(() => found(filter)).toThrow('nested too deeply')
  })
})
