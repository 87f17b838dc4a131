import { expect, test } from 'vitest'
import type { OperationResult } from '../graphql/pipeline.ts'
import { publicCaching } from './public-caching.ts'

const config = { cache: { seconds: 15, staleSeconds: 120 } }
const caching = (result: Partial<OperationResult>) =>
  publicCaching(
    { status: 200, body: { data: { product: null } }, isPublic: true, ...result },
    config,
  )

test('a response with public root fields only is publicly cacheable', () => {
  expect(caching({ body: { data: { product: { id: 'a' } } } })).toBe(
    'public, max-age=10, s-maxage=15, stale-while-revalidate=120',
  )
})

const missing = { code: 'NOT_FOUND', field: 'slug', path: ['product'], message: 'No.' }
const failed = { message: 'No.', extensions: { code: 'INTERNAL' as const, requestId: 'r' } }
const data = { product: null }
test.each<[string, Partial<OperationResult>]>([
  ['something is missing', { body: { data, extensions: { problems: [missing] } } }],
  ['something failed', { body: { data, errors: [failed] } }],
  ['the caller was refused', { status: 429 }],
  ['a part is the caller’s own, or the document is not one of ours', { isPublic: false }],
])('not when %s', (_name, result) => {
  expect(caching(result)).toBeNull()
})
