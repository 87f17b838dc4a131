// Parts of a product that a list defers, used by documents that are interpreted and compiled.
import { buildSchema, type GraphQLObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../../graphql/context.ts'
import type { KnownDocument } from '../../graphql/known-documents.ts'
import { runDocument } from '../../graphql/run-document.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { largeParts } from '../../platform/catalog/v1/read-product.ts'
import { operations } from '../../platform/operations.ts'
import { parseResponse } from '../../platform/parse-response.ts'
import { productResolvers } from './resolvers.ts'

const form = `
  type Media { id: ID }
  type Named { name: String }
  type Titled { title: String }
  type Product { id: ID!, mainMedia: Media, media: [Media!], options: [Named!], infoSections: [Titled!], seo: Titled }
  type Query { products: [Product!]! }
`

/** The products of a response that is long enough for its large members to be deferred. */
function productsOf(products: readonly object[]): readonly Product[] {
  const padded = [...products, { id: 'last', description: 'x'.repeat(20_000) }]
  const body = Buffer.from(JSON.stringify({ products: padded }))
  const parsing = { status: 200, requestId: undefined, validates: false }
  // Cast: the answer of this call.
  const answer = parseResponse(operations.catalog.queryProducts, body, parsing)
  return (answer as { products: readonly Product[] }).products.slice(0, products.length)
}

async function run(fields: string, isCompiled: boolean, products: readonly object[]) {
  const schema = buildSchema(form)
  const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields()
  Object.assign(fieldsOf('Query').products ?? {}, { resolve: async () => productsOf(products) })
  const resolvers: Readonly<Record<string, unknown>> = productResolvers.Product
  for (const [name, field] of Object.entries(fieldsOf('Product')))
    if (resolvers[name]) Object.assign(field, { resolve: resolvers[name] })
  const source = `{ products { ${fields} } }`
  // Cast: what running a document needs.
  const known = { document: parse(source), source, isCompiled } as KnownDocument
  const once = () => runDocument(schema, known, { contextValue: {} as Context, variableValues: {} })
  // Compiled the second time.
  await once()
  return once()
}

const ways = [
  ['interpreted', false],
  ['compiled', true],
] as const

test.each(ways)('are read as if they had not been deferred (%s)', async (_, isCompiled) => {
  const product = {
    id: 'p1',
    media: { items: [{ id: 'm1' }] },
    productOptions: [{ name: 'Size' }],
    additionalInfoSections: [{ title: 'Care' }],
  }
  const { data, errors } = await run(
    'id media { id } options { name } infoSections { title }',
    isCompiled,
    [product],
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    products: [
      {
        id: 'p1',
        media: [{ id: 'm1' }],
        options: [{ name: 'Size' }],
        infoSections: [{ title: 'Care' }],
      },
    ],
  })
})

test.each(ways)('one of another form fails its field alone (%s)', async (_, isCompiled) => {
  const { data, errors } = await run(
    'id media { id } mainMedia { id } options { name } infoSections { title } seo { title }',
    isCompiled,
    [
      { id: 'whole' },
      { id: 'p2', media: 7, productOptions: 7, additionalInfoSections: 7, seoData: 7 },
    ],
  )
  expect(data).toMatchObject({
    products: [
      { id: 'whole', media: [] },
      { id: 'p2', media: null, mainMedia: null, options: null, infoSections: null, seo: null },
    ],
  })
  const known = 'queryProducts was answered in an unknown form: products[1]'
  expect(errors?.map(({ message, path }) => [path?.join('.'), message]).sort()).toEqual([
    ['products.1.infoSections', `${known}.additionalInfoSections is not an array`],
    ['products.1.mainMedia', `${known}.media is not an object`],
    ['products.1.media', `${known}.media is not an object`],
    ['products.1.options', `${known}.productOptions is not an array`],
    ['products.1.seo', `${known}.seoData is not an object`],
  ])
})

test('every part that may be deferred and is a field of the schema has a resolver', () => {
  // The price in another currency is read by the resolvers of prices alone.
  const fields = largeParts.names.filter((name) => name !== 'convertedPrice')
  expect(fields.filter((name) => !(name in productResolvers.Product))).toEqual([])
})
