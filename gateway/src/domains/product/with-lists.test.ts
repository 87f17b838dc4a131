import { type GraphQLResolveInfo, parse } from 'graphql'
import { expect, test } from 'vitest'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { createLoaders } from '../../graphql/loaders.ts'
import { findProducts } from './find-products.ts'
import { productResolvers } from './resolvers.ts'
import { collectionsOf, withLists } from './with-lists.ts'

const infoOf = (text: string) => {
  const [operation] = parse(text).definitions
  // Cast: the text is one operation.
  return { operation, fragments: {} } as Parameters<typeof withLists>[2]
}

/** Loaders that note which lists are read. */
function loadersOf(collections: readonly { id: string }[] | null) {
  const calls: string[] = []
  const catalog = {
    allBrands: async () => {
      calls.push('brands')
      return []
    },
    allCollections: async () => {
      calls.push('collections')
      return collections
    },
    queryCollections: async () => ({ collections: [{ id: 'c2' }] }),
  } as never
  const own = {} as never
  return {
    calls,
    loaders: createLoaders({ catalog, primaryCatalog: catalog, own, currency: undefined }),
  }
}

test('what products name is read before they are there', async () => {
  const { calls, loaders } = loadersOf([])
  let resolve = (_: string): void => undefined
  const reading = new Promise<string>((settle) => {
    resolve = settle
  })
  const read = withLists(reading, { loaders }, infoOf('{ products { nodes { brand { name } } } }'))
  expect(calls).toEqual(['brands'])
  resolve('products')
  expect(await read).toBe('products')
})

test('a list that is not selected is not read', async () => {
  const { calls, loaders } = loadersOf([])
  expect(
    await withLists(Promise.resolve(1), { loaders }, infoOf('{ products { totalCount } }')),
  ).toBe(1)
  expect(calls).toEqual([])
})

test('a failure of the products does not wait for the lists', async () => {
  const { loaders } = loadersOf([])
  const failing = Promise.reject(new Error('refused'))
  await expect(withLists(failing, { loaders }, infoOf('{ brand }'))).rejects.toThrow('refused')
})

test('collections come from the list without waiting, in the order of the ids and without hidden ones', async () => {
  const { loaders } = loadersOf([{ id: 'c1' }, { id: 'c2' }])
  await loaders.lists.read({ brands: false, collections: true })
  expect(collectionsOf(['c2', 'hidden', 'c1'], { loaders })).toEqual([{ id: 'c2' }, { id: 'c1' }])
})

test('without a list collections are looked up', async () => {
  const { loaders } = loadersOf(null)
  await loaders.lists.read({ brands: false, collections: true })
  expect(await collectionsOf(['c2', 'gone'], { loaders })).toEqual([{ id: 'c2' }])
})

const selectsBrand = infoOf('{ products { nodes { brand { name } } } }')

test.each([
  ['a page that is too long', { first: 100_000 }],
  ['a cursor that is none', { after: 'nonsense' }],
])('%s is refused before a list is read', async (_, args) => {
  const { calls, loaders } = loadersOf([])
  // Cast: nothing else is used before the refusal.
  const context = { loaders } as Parameters<typeof findProducts>[1]
  await expect(findProducts(args, context, selectsBrand)).rejects.toThrow(BadInput)
  expect(calls).toEqual([])
})

test('a product without id and slug is refused before a list is read', () => {
  const { calls, loaders } = loadersOf([])
  const { product } = productResolvers.Query
  // Casts: nothing else is used before the refusal.
  const read = () => product({}, {}, { loaders } as Context, selectsBrand as GraphQLResolveInfo)
  expect(read).toThrow(BadInput)
  expect(calls).toEqual([])
})

test('a list that is empty without a call of its own reads none beside it', async () => {
  const { calls, loaders } = loadersOf([])
  const catalog = { allCollections: async () => [] }
  // Cast: nothing else is used of it.
  const context = { loaders, catalog } as unknown as Parameters<typeof findProducts>[1]
  const args = { filter: { collections: ['unknown'] } }
  expect(await findProducts(args, context, selectsBrand)).toMatchObject({
    nodes: [],
    totalCount: 0,
  })
  expect(calls).toEqual([])
})
