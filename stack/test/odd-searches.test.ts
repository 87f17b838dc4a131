// Lists and suggestions with unexpected input: no error, no stall, no guess.
import { describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { useStack } from './support/start.ts'

type List = { totalCount: number; missingFacets: string[]; facets: { name: string }[] }

const list = `query ($filter: ProductFilter, $first: Int) { products(first: $first, filter: $filter) {
  totalCount missingFacets nodes { id } facets { name values { value count } } } }`

const stack = useStack()
const shopper = () => createShopper(stack().shopUrl)

async function found(filter: object, first = 100): Promise<List> {
  const { products } = await shopper().query<{ products: List }>(list, { filter, first })
  return products
}

describe('unexpected input', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `nobody-${index}`)
  test.each([
    ['endless words', { search: 'lamp '.repeat(2000) }],
    ['an endless word', { search: 'l'.repeat(20_000) }],
    ['emoji', { search: '🫖🕯️👩‍👩‍👧' }],
    ['Arabic', { search: 'مصباح الطاولة' }],
    ['Hebrew with marks', { search: 'מְנוֹרָה \u202e' }],
    ['Japanese', { search: '陶器のマグカップ' }],
    ['a regular expression', { search: '(.*)+$ [a-z]{1,99} \\p{L} ^|(?=' }],
    ['punctuation only', { search: '!!! --- ???' }],
    ['half a surrogate pair', { search: 'lamp \ud83e' }],
    ['a null character', { search: 'la\u0000mp' }],
    ['a thousand brands', { brands: many }],
    ['a thousand collections', { collections: many }],
    ['a thousand choices', { options: [{ option: 'Color', choices: many }] }],
    ['an unknown option', { options: [{ option: '__proto__', choices: ['constructor'] }] }],
  ])('%s is no error', async (_name, filter) => {
    const result = await found(filter, 24)
    expect(result.missingFacets).toEqual([])
    expect(result.totalCount).toBeGreaterThanOrEqual(0)
  })

  test('an unknown chosen value finds nothing', async () => {
    for (const filter of [{ brands: ['nobody'] }, { collections: ['nobody'] }]) {
      const { totalCount, facets: others } = await found(filter)
      expect(totalCount).toBe(0)
      // The other choices remain visible and removable.
      expect(others.length).toBeGreaterThan(3)
    }
  })

  test.each([
    ['{ products(filter: { brands: ["a"], skus: ["b"] }) { totalCount } }', 'filter.brands'],
    [
      '{ products(filter: { inStock: true }, sort: { field: SKU }) { totalCount } }',
      'filter.inStock',
    ],
  ])('%s is refused with a message', async (document, field) => {
    const { errors } = await shopper().execute(document)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test('more than a thousand values are refused with a message', async () => {
    const { errors } = await shopper().execute(list, { filter: { brands: [...many, 'x'] } })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'filter.brands',
    })
  })

  test('a long text gets suggestions for its beginning', async () => {
    const query = 'query ($q: String!) { suggest(search: $q) { products { id } } }'
    const result = await shopper().execute(query, { q: 'x'.repeat(5000) })
    expect(result.errors).toBeUndefined()
  })

  test.each([
    [
      '{ products(filter: { price: { min: "50", max: "10" } }) { totalCount } }',
      'filter.price.max',
    ],
    ['{ suggest(search: "") { products { id } } }', 'search'],
    ['{ suggest(search: " ") { products { id } } }', 'search'],
  ])('%s says nothing, and is refused', async (document, field) => {
    const { errors } = await shopper().execute(document)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test.each(['l', '🫖', '陶器', '(('])('suggestions for %j', async (query) => {
    const result = await shopper().execute(
      'query ($q: String!) { suggest(search: $q) { products { id } } }',
      {
        q: query,
      },
    )
    expect(result.errors).toBeUndefined()
  })
})
