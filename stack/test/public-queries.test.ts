// Whether a query of the storefront uses GET is decided by `@public`, as the gateway decides whether it may be cached.
import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { onlyOperation } from '../../gateway/src/graphql/document-limits.ts'
import { isPublicDocument } from '../../gateway/src/graphql/public-fields.ts'
import { printedSchema } from '../../gateway/src/testing/schema.ts'
import publicQueries from '../../web/src/__generated__/public-queries.json' with { type: 'json' }
import { documentManifest } from '../src/root.ts'

test('the queries that the storefront sends by GET are those that the gateway lets caches store', () => {
  const texts = Object.values<string>(JSON.parse(readFileSync(documentManifest, 'utf8')))
  const stored = texts
    .map((text) => parse(text))
    .filter((document) => onlyOperation(document).operation === 'query')
    .filter((document) => isPublicDocument(printedSchema, document))
    .map((document) => onlyOperation(document).name?.value)
  expect(stored.sort()).toEqual(publicQueries)
  expect(publicQueries).toContain('ProductScreen')
  expect(publicQueries).not.toContain('BackInStock')
})
