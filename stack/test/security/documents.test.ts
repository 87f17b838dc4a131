// docs/security.md S53, S56-S70: what a document may be.
import { describe, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const open = useStack()
const closed = useStack({ OPEN_DOCUMENTS: 'false' })
const shopper = () => createShopper(open().shopUrl)

const deep = (levels: number): string =>
  levels === 0 ? 'id' : `products(first: 1) { nodes { brand { ${deep(levels - 1)} } } }`

describe('S53 where documents are not open', () => {
  test('only known documents run, by POST and by GET', async () => {
    const stranger = createShopper(closed().shopUrl)
    const answer = await stranger.ask('{ __typename }')
    expect(answer.status).toBe(403)
    expect(answer.errors?.[0]?.extensions.code).toBe('PERSISTED_DOCUMENT_REQUIRED')
    const response = await stranger.send('/graphql?query={__typename}')
    expect(response.status).toBe(403)
  })

  test('S51 the playground is not there', async () => {
    expect((await fetch(`${closed().shopUrl}/graphiql/`)).status).toBe(404)
  })
})

describe('the form of a document', () => {
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
    const answer = await shopper().ask(query)
    expect(answer.status).toBe(status)
    expect(answer.errors?.[0]?.extensions.code).toBe(code)
    expect(answer.data).toBeUndefined()
  })

  test('the deepest that is allowed runs', async () => {
    const answer = await shopper().ask(`{ collections(first: 1) { nodes { ${deep(3)} } } }`)
    expect(answer.errors).toBeUndefined()
    expect(JSON.stringify(answer.data)).toMatch(/("brand":\{.*){3}"id":"[0-9a-f-]{36}"/)
  })

  test('S60 many distinct large documents do not fill the memory', async () => {
    const one = shopper()
    const before = process.memoryUsage().rss
    for (let i = 0; i < 400; i += 1) await one.ask(`{ store { name } } #${i}${'x'.repeat(50_000)}`)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('S63 calls of one operation', () => {
  test('more than twelve are refused', async () => {
    const slugs = Array.from(
      { length: 14 },
      (_, i) => `p${i}: product(slug: "no-such-${i}") { name }`,
    )
    const answer = await shopper().ask(`{ ${slugs.join(' ')} }`)
    const codes = new Set(answer.errors?.map(({ extensions }) => extensions.code))
    expect(codes).toEqual(new Set(['TOO_MANY_CALLS']))
    expect(answer.errors).toHaveLength(2)
  })
})

describe('S65 S70 what an error tells', () => {
  test('where documents are closed: no schema names, no suggestions', async () => {
    const { app, shopUrl } = closed()
    const known = createShopper(shopUrl)
    const answer = await known.ask('{ stoer { nam } }')
    expect(JSON.stringify(answer.errors)).not.toMatch(/Did you mean|store/)
    expect(app.gateway.config.openDocuments).toBe(false)
  })

  test.each([500, 502, 418, 404])(
    "no host, path or body of the platform's answer (%i)",
    async (status) => {
      const control = controlOf(open().platformUrl)
      await open().app.gateway.services.catalog.clear()
      await control.fault({ match: { path: '/stores-reader/*' }, kind: 'status', status })
      const answer = await shopper().ask('{ products(first: 2) { nodes { id } } }')
      await control.heal()
      const text = JSON.stringify(answer.errors)
      expect(answer.errors).toHaveLength(1)
      expect(text).not.toMatch(/127\.0\.0\.1|localhost|stores-reader|stack|\.ts|undici|ECONN/i)
      expect(answer.errors?.[0]?.extensions.requestId).toBeTruthy()
    },
  )
})

describe('S66 S68 variables', () => {
  test('keys that reach a prototype change nothing', async () => {
    const answer = await shopper().ask(
      'query P($f: ProductFilter) { products(first: 1, filter: $f) { totalCount } }',
      JSON.parse('{"f": {"__proto__": {"polluted": true}, "search": "lamp"}}'),
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(answer.status).toBeLessThan(500)
  })

  test.each([{ $or: [] }, { nameStartsWith: { $ne: '' } }, { 'priceData.price': { $gt: 0 } }])(
    'S68 operators cannot be typed in: %j',
    async (filter) => {
      const answer = await shopper().ask(
        'query P($f: ProductFilter) { products(first: 1, filter: $f) { totalCount } }',
        { f: filter },
      )
      expect(answer.status).toBe(422)
    },
  )

  test.each(['../x', 'a/b', 'a?b=1', 'a#b', '%2f..%2f', 'a\r\nHost: evil', '.', '..', '\u0000'])(
    'S67 an id of %j stays an id',
    async (id) => {
      const control = controlOf(open().platformUrl)
      await control.forget()
      const answer = await shopper().ask(
        'query P($id: ID!) { product(id: $id) { name } brand(id: $id) { name } collection(id: $id) { name } checkout(id: $id) { id } storeVariant(id: $id) { id } }',
        { id },
      )
      expect(answer.data).toEqual({
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
