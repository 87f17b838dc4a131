import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { publicCaching } from './public-caching.ts'

const documents: Record<string, string> = {
  product: '{ product(slug: "x") { id } }',
  cart: '{ product(slug: "x") { id } cart { id } }',
}
const gateway = {
  trusted: { find: (id: string) => documents[id] },
  config: { cache: { seconds: 15, staleSeconds: 120 } },
} as unknown as Gateway
const caching = (documentId: string, body: OperationResult['body']) =>
  publicCaching({ status: 200, body }, { documentId }, gateway)

test('a response with public root fields only is publicly cacheable', () => {
  expect(caching('product', { data: { product: { id: 'a' } } })).toBe(
    'public, max-age=10, s-maxage=15, stale-while-revalidate=120',
  )
})

const missing = { code: 'NOT_FOUND', field: 'slug', path: ['product'], message: 'No.' }
test.each([
  ['something is missing', 'product', { extensions: { problems: [missing] } }],
  [
    'something failed',
    'product',
    { errors: [{ message: 'No.', extensions: { code: 'INTERNAL', requestId: 'r' } }] },
  ],
  ['a part is the caller’s own', 'cart', {}],
  ['nobody knows the document', 'stranger', {}],
])('not when %s', (_name, documentId, rest) => {
  expect(caching(documentId, { data: { product: null }, ...rest })).toBeNull()
})
