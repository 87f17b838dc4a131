// A hidden collection reads like an unknown one wherever a shopper could see it. docs/security.md S71. Needs the
// built web.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({}, 'built')

const name = 'Qwyx Cabinet'
type Collection = { id: string; slug: string }
type Product = { id: string; slug: string }

/** Creates a hidden collection with one product of the shop, as staff do. */
async function hiddenCollection() {
  const staff = await elevatedStaff(stack().shopUrl)
  const { products } = await createShopper(stack().shopUrl).query<{
    products: { nodes: Product[] }
  }>('{ products(first: 1) { nodes { id slug } } }')
  const product = products.nodes[0] as Product
  const { createCollection } = await queryAdmin<{
    createCollection: { collection: Collection }
  }>(
    staff,
    'mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { collection { id slug } } }',
    { input: { name, visible: false } },
  )
  const { collection } = createCollection
  await queryAdmin(
    staff,
    'mutation ($id: ID!, $ids: [ID!]!) { addProductsToCollection(input: { id: $id, productIds: $ids }) { problems { code } } }',
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
/** Documents that reveal collections without selecting one. */
const revealingDocuments = [
  '{ collections(first: 100) { nodes { id slug name } } }',
  '{ collections(first: 100) { nodes { id } } collection(slug: $slug) { id name } }',
  '{ suggest(search: "qwyx") { collections { id slug name } } }',
  '{ products(first: 1) { facets { name values(first: 1000) { value label } } } }',
  '{ product(id: $product) { collections { id slug name } } }',
  '{ storeVariants(first: 100, filter: { productId: $product }) { nodes { collectionIds } } }',
]

test('S71 a hidden collection is never shown to shoppers, and appears once it is visible', async () => {
  const { staff, collection, product } = await hiddenCollection()
  const { id, slug } = collection
  const named = (text: string) =>
    text.replaceAll('$slug', JSON.stringify(slug)).replaceAll('$product', `"${product.id}"`)

  const reveals = (text: string) =>
    [name, id, `/c/${slug}`, `"${slug}"`].some((one) => text.includes(one))
  const revealing = async () => {
    const responses = await Promise.all(
      revealingDocuments.map(async (text) => [text, await responseTo(named(text))]),
    )
    const rendered = await Promise.all(pages.map(async (path) => [path, (await page(path)).text]))
    return [...responses, ...rendered]
      .filter(([, text]) => reveals(text ?? ''))
      .map(([place]) => place)
  }
  const pages = ['/', '/collections', `/p/${product.slug}`, '/search?q=qwyx', '/sitemap.xml']

  expect(await revealing()).toEqual([])
  const visitor = createShopper(stack().shopUrl)
  expect((await visitor.execute(single, { id, slug })).data).toEqual({ byId: null, bySlug: null })
  for (const of of [id, slug]) {
    const { data } = await visitor.execute<{ products: { totalCount: number } }>(filtered, {
      of: [of],
    })
    expect([of, data?.products.totalCount]).toEqual([of, 0])
  }
  expect((await page(`/c/${slug}`)).status).toBe(404)

  // Staff read it like any other collection, and make it visible.
  const managed = '{ managedCollections(first: 100) { nodes { id name } } }'
  expect(JSON.stringify(await queryAdmin(staff, managed))).toContain(name)
  await queryAdmin(
    staff,
    'mutation ($id: ID!) { updateCollection(input: { id: $id, visible: true }) { problems { code } } }',
    { id },
  )
  await expect.poll(async () => (await page(`/c/${slug}`)).status).toBe(200)
  // These documents do reveal a visible collection.
  expect(await revealing()).toEqual(expect.arrayContaining(revealingDocuments))
})

const responseTo = async (text: string) =>
  JSON.stringify(await createShopper(stack().shopUrl).query(text))

async function page(path: string) {
  const response = await fetch(stack().shopUrl + path, { headers: { accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}
