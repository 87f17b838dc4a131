// A hidden collection reads like one that does not exist, wherever a shopper could meet it. docs/security.md S71.
// Needs the built web.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { askDesk, atTheDesk } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({}, 'built')

const name = 'Qwyx Cabinet'
type Collection = { id: string; slug: string }
type Product = { id: string; slug: string }

/** A hidden collection with one product of the shop in it, as its owner makes it. */
async function hiddenCollection() {
  const staff = await atTheDesk(stack().shopUrl)
  const { products } = await createShopper(stack().shopUrl).mustAsk<{
    products: { nodes: Product[] }
  }>('{ products(first: 1) { nodes { id slug } } }')
  const product = products.nodes[0] as Product
  const { createCollection } = await askDesk<{ createCollection: { collection: Collection } }>(
    staff,
    'mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { collection { id slug } } }',
    { input: { name, visible: false } },
  )
  const { collection } = createCollection
  await askDesk(
    staff,
    'mutation ($id: ID!, $ids: [ID!]!) { addProductsToCollection(id: $id, productIds: $ids) { problems { code } } }',
    { id: collection.id, ids: [product.id] },
  )
  await expect.poll(() => countInIndex(collection.id)).toBe(1)
  return { staff, collection, product }
}

async function countInIndex(id: string): Promise<number | undefined> {
  const { catalogIndex } = stack().app.gateway.services
  const sort = { by: 'newest', order: 'DESC' } as const
  const window = { offset: 0, limit: 1, withFacets: false }
  return (await catalogIndex.query({ filter: { collectionIds: [id] }, sort, ...window }))?.total
}

const single = `query ($id: ID!, $slug: String!) {
  byId: collection(id: $id) { id name } bySlug: collection(slug: $slug) { id name } }`
const filtered = `query ($of: [String!]) { products(first: 1, filter: { collections: $of }) {
  totalCount facets { name values { value selected } } } }`
/** What tells of collections without being asked for one. */
const unasked = [
  '{ collections(first: 100) { nodes { id slug name } } }',
  '{ collections(first: 100) { nodes { id } } collection(slug: $slug) { id name } }',
  '{ suggest(query: "qwyx") { collections { id slug name } } }',
  '{ products(first: 1) { facets { name values(first: 1000) { value label } } } }',
  '{ product(id: $product) { collections { id slug name } } }',
  '{ storeVariants(first: 100, filter: { productId: $product }) { nodes { collectionIds } } }',
]

test('S71 a hidden collection is told to no shopper, and is there once it is shown', async () => {
  const { staff, collection, product } = await hiddenCollection()
  const { id, slug } = collection
  const named = (text: string) =>
    text.replaceAll('$slug', JSON.stringify(slug)).replaceAll('$product', `"${product.id}"`)

  const tells = (text: string) =>
    [name, id, `/c/${slug}`, `"${slug}"`].some((one) => text.includes(one))
  const telling = async () => {
    const asked = await Promise.all(
      unasked.map(async (text) => [text, await answerTo(named(text))]),
    )
    const shown = await Promise.all(pages.map(async (path) => [path, (await page(path)).text]))
    return [...asked, ...shown].filter(([, text]) => tells(text ?? '')).map(([place]) => place)
  }
  const pages = ['/', '/collections', `/p/${product.slug}`, '/search?q=qwyx', '/sitemap.xml']

  expect(await telling()).toEqual([])
  const stranger = createShopper(stack().shopUrl)
  expect((await stranger.ask(single, { id, slug })).data).toEqual({ byId: null, bySlug: null })
  for (const of of [id, slug]) {
    const { data } = await stranger.ask<{ products: { totalCount: number } }>(filtered, {
      of: [of],
    })
    expect([of, data?.products.totalCount]).toEqual([of, 0])
  }
  expect((await page(`/c/${slug}`)).status).toBe(404)

  // Staff read it as any other, and show it.
  const managed = '{ managedCollections(first: 100) { nodes { id name } } }'
  expect(JSON.stringify(await askDesk(staff, managed))).toContain(name)
  await askDesk(
    staff,
    'mutation ($id: ID!) { updateCollection(id: $id, input: { visible: true }) { problems { code } } }',
    { id },
  )
  await expect.poll(async () => (await page(`/c/${slug}`)).status).toBe(200)
  // What is asked here would tell of one that is shown.
  expect(await telling()).toEqual(expect.arrayContaining(unasked))
})

const answerTo = async (text: string) =>
  JSON.stringify(await createShopper(stack().shopUrl).mustAsk(text))

async function page(path: string) {
  const answer = await fetch(stack().shopUrl + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text() }
}
