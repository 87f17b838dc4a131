// docs/security.md S53, S56-S70: limits of documents.
import { describe, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const open = useStack()
const closed = useStack({ OPEN_DOCUMENTS: 'false' })
const shopper = () => createShopper(open().shopUrl)

const deep = (levels: number): string =>
  levels === 0 ? 'id' : `products(first: 1) { nodes { brand { ${deep(levels - 1)} } } }`

describe('S53 where documents are closed', () => {
  test('only trusted documents run, by POST and by GET', async () => {
    const visitor = createShopper(closed().shopUrl)
    const result = await visitor.execute('{ __typename }')
    expect(result.status).toBe(403)
    expect(result.errors?.[0]?.extensions.code).toBe('PERSISTED_DOCUMENT_REQUIRED')
    const response = await visitor.send('/graphql?query={__typename}')
    expect(response.status).toBe(403)
  })

  test('S51 the playground is not served', async () => {
    expect((await fetch(`${closed().shopUrl}/graphiql/`)).status).toBe(404)
  })
})

describe('the shape of a document', () => {
  test.each([
    [
      'S56 too deep',
      `{ collections(first: 1) { nodes { ${deep(5)} } } }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    [
      'S56 too deep by a fragment',
      `{ collections(first: 1) { nodes { ...A } } } fragment A on Collection { ${deep(5)} }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    [
      'S56 too deep by a chain of fragments used twice',
      `{ a: collections(first: 1) { nodes { ...A } } b: collections(first: 1) { nodes { ...A } } }
       fragment A on Collection { ${deep(2)} products(first: 1) { nodes { brand { ...B } } } } fragment B on Brand { ${deep(3)} }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    [
      'S56 too deep by inline fragments',
      `{ collections(first: 1) { nodes { ... on Collection { ${deep(5)} } } } }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    [
      'S57 31 aliases',
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: viewer { role }`).join(' ')} }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    [
      'S57 20,000 aliases',
      `{ ${Array.from({ length: 20_000 }, (_, i) => `a${i}:__typename`).join(' ')} }`,
      413,
      'TOO_LARGE',
    ],
    [
      'S57 51 directives',
      `{ store { ${'name @include(if: true) '.repeat(51)} } }`,
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    ['S57 2,000 tokens', `{ ${'__typename '.repeat(2000)} }`, 400, 'GRAPHQL_PARSE_FAILED'],
    ['S57 21 root fields', `{ ${'viewer { role } '.repeat(21)} }`, 422, 'DOCUMENT_TOO_COMPLEX'],
    [
      'S58 fragments in a circle',
      '{ store { ...A } } fragment A on Store { ...B } fragment B on Store { ...A }',
      422,
      'DOCUMENT_TOO_COMPLEX',
    ],
    ['S60 100 KB', `{ store { name } } # ${'x'.repeat(100_000)}`, 413, 'DOCUMENT_TOO_LARGE'],
    [
      'S61 too much at once',
      '{ products(first: 100) { nodes { variants(first: 100) { nodes { id sku visible } } } } }',
      422,
      'DOCUMENT_TOO_COSTLY',
    ],
  ])('%s: refused', async (_name, query, status, code) => {
    const result = await shopper().execute(query)
    expect(result.status).toBe(status)
    expect(result.errors?.[0]?.extensions.code).toBe(code)
    expect(result.data).toBeUndefined()
  })

  test('the deepest allowed document runs', async () => {
    const result = await shopper().execute(`{ collections(first: 1) { nodes { ${deep(3)} } } }`)
    expect(result.errors).toBeUndefined()
    expect(JSON.stringify(result.data)).toMatch(/("brand":\{.*){3}"id":"[0-9a-f-]{36}"/)
  })

  test('S60 many distinct large documents do not exhaust memory', async () => {
    const one = shopper()
    const before = process.memoryUsage().rss
    for (let i = 0; i < 400; i += 1)
      await one.execute(`{ store { name } } #${i}${'x'.repeat(50_000)}`)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('S63 calls of one operation', () => {
  test('a thirteenth call is refused', async () => {
    const slugs = Array.from(
      { length: 14 },
      (_, i) => `p${i}: product(slug: "no-such-${i}") { name }`,
    )
    const result = await shopper().execute(`{ ${slugs.join(' ')} }`)
    const codes = new Set(result.errors?.map(({ extensions }) => extensions.code))
    expect(codes).toEqual(new Set(['TOO_MANY_CALLS']))
    expect(result.errors).toHaveLength(2)
  })
})

describe('S65 S70 what an error reveals', () => {
  test('contains no schema names or suggestions where documents are closed', async () => {
    const { app, shopUrl } = closed()
    const known = createShopper(shopUrl)
    const result = await known.execute('{ stoer { nam } }')
    expect(JSON.stringify(result.errors)).not.toMatch(/Did you mean|store/)
    expect(app.gateway.config.openDocuments).toBe(false)
  })

  test.each([500, 502, 418, 404])(
    'contains no host, path or body of the platform’s response (%i)',
    async (status) => {
      const control = controlOf(open().platformUrl)
      await open().app.gateway.services.catalog.clear()
      await control.fault({ match: { path: '/stores-reader/*' }, kind: 'status', status })
      const result = await shopper().execute('{ products(first: 2) { nodes { id } } }')
      await control.heal()
      const text = JSON.stringify(result.errors)
      expect(result.errors).toHaveLength(1)
      expect(text).not.toMatch(/127\.0\.0\.1|localhost|stores-reader|stack|\.ts|undici|ECONN/i)
      expect(result.errors?.[0]?.extensions.requestId).toBeTruthy()
    },
  )
})

describe('S66 S68 variables', () => {
  test('keys that reach a prototype have no effect', async () => {
    const result = await shopper().execute(
      'query P($f: ProductFilter) { products(first: 1, filter: $f) { totalCount } }',
      JSON.parse('{"f": {"__proto__": {"polluted": true}, "search": "lamp"}}'),
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(result.status).toBeLessThan(500)
  })

  test.each([{ $or: [] }, { nameStartsWith: { $ne: '' } }, { 'priceData.price': { $gt: 0 } }])(
    'S68 operators cannot be injected: %j',
    async (filter) => {
      const result = await shopper().execute(
        'query P($f: ProductFilter) { products(first: 1, filter: $f) { totalCount } }',
        { f: filter },
      )
      expect(result.status).toBe(422)
    },
  )

  test.each(['../x', 'a/b', 'a?b=1', 'a#b', '%2f..%2f', 'a\r\nHost: evil', '.', '..', '\u0000'])(
    'S67 an id of %j remains an id',
    async (id) => {
      const control = controlOf(open().platformUrl)
      await control.clearCalls()
      const result = await shopper().execute(
        'query P($id: ID!) { product(id: $id) { name } brand(id: $id) { name } collection(id: $id) { name } checkout(id: $id) { id } storeVariant(id: $id) { id } }',
        { id },
      )
      expect(result.data).toEqual({
        product: null,
        brand: null,
        collection: null,
        checkout: null,
        storeVariant: null,
      })
      const paths = (await control.calls()).map(({ path }) => path)
      expect(paths.filter((path) => !path.startsWith('/oauth2'))).toEqual([])
    },
  )
})
