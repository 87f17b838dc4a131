// docs/security.md S53, S56-S58, S61, S65, S66: every transport uses the same document checks, and a refused document
// calls nothing.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { appWith, bearer } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const [senderKey, readerKey] = ['a-key-that-sends', 'a-key-that-reads']
const open = useStack()
const closed = useStack({
  OPEN_DOCUMENTS: 'false',
  APP_KEYS: [
    appWith('sender', hashOf(senderKey), ['documents:send']),
    appWith('reader', hashOf(readerKey), ['catalog:read', 'events:read', 'events:replay']),
  ].join(),
})

type Result = { status: number; code: string | undefined; text: string }
type Send = (shopUrl: string, query: string, headers?: Record<string, string>) => Promise<Result>

const post =
  (path: string, more: Record<string, string> = {}): Send =>
  async (shopUrl, query, headers = {}) => {
    const response = await createShopper(shopUrl).send(path, {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'content-type': 'application/json', ...more, ...headers },
    })
    return resultOf(response)
  }
const get =
  (path: string): Send =>
  async (shopUrl, query, headers = {}) =>
    resultOf(
      await createShopper(shopUrl).send(`${path}?${new URLSearchParams({ query })}`, { headers }),
    )

async function resultOf(response: Response): Promise<Result> {
  const text = await response.text()
  const body = JSON.parse(text) as { errors?: { extensions: { code: string } }[] }
  return { status: response.status, code: body.errors?.[0]?.extensions.code, text }
}

const stream = { accept: 'text/event-stream' }
/** Those that apps use. */
const ofTheShop: [string, Send][] = [
  ['POST', post('/graphql')],
  ['GET', get('/graphql')],
  ['SSE', post('/graphql', stream)],
]
const transports: [string, Send][] = [
  ...ofTheShop,
  ['POST to the admin', post('/admin/graphql')],
  ['GET of the admin', get('/admin/graphql')],
  ['SSE of the admin', post('/admin/graphql', stream)],
]

const doubled = (levels: number) =>
  `{ store { ...F0 } } ${Array.from({ length: levels }, (_, level) => `fragment F${level} on Store { ...F${level + 1} ...F${level + 1} }`).join(' ')} fragment F${levels} on Store { name }`

const deep = (levels: number): string =>
  levels === 0 ? 'id' : `products(first: 1) { nodes { brand { ${deep(levels - 1)} } } }`

const hostile: [string, string, string][] = [
  ['S56 depth', `{ brand(slug: "x") { ${deep(6)} } }`, 'DOCUMENT_TOO_COMPLEX'],
  ['S57 one field 700 times', `{ store { ${'name '.repeat(700)} } }`, 'DOCUMENT_TOO_COMPLEX'],
  [
    'S57 30 root fields in a fragment',
    `{ ...A } fragment A on Query { ${'store { name } '.repeat(30)} }`,
    'DOCUMENT_TOO_COMPLEX',
  ],
  [
    'S57 31 aliases',
    `{ store { ${Array.from({ length: 31 }, (_, i) => `a${i}: name`).join(' ')} } }`,
    'DOCUMENT_TOO_COMPLEX',
  ],
  [
    'S57 a name of 200 characters',
    `{ store { ${'n'.repeat(200)}: name } }`,
    'DOCUMENT_TOO_COMPLEX',
  ],
  ['S58 fragments that double 40 times', doubled(40), 'DOCUMENT_TOO_COMPLEX'],
  [
    'S61 lists of lists',
    '{ products(first: 100) { nodes { variants(first: 100) { nodes { id sku } } } } }',
    'DOCUMENT_TOO_COSTLY',
  ],
  [
    'S61 the schema in lists',
    `{ __schema { types { ${Array.from({ length: 20 }, (_, i) => `a${i}: fields { type { fields { name } } }`).join(' ')} } } }`,
    'DOCUMENT_TOO_COSTLY',
  ],
]

describe.each(transports)('by %s', (_transport, send) => {
  beforeEach(() => controlOf(open().platformUrl).clearCalls())

  test.each(hostile)('%s: refused without a platform call', async (_name, query, code) => {
    expect(await send(open().shopUrl, query)).toMatchObject({ status: 422, code })
    expect(await controlOf(open().platformUrl).calls()).toEqual([])
  })

  test('S53 unknown documents are refused where documents are closed', async () => {
    const query = '{ __typename }'
    const refused = { status: 403, code: 'PERSISTED_DOCUMENT_REQUIRED' }
    expect(await send(closed().shopUrl, query)).toMatchObject(refused)
  })
})

describe.each(ofTheShop)('by %s of an app', (_transport, send) => {
  test('S53 unknown documents are refused without the scope', async () => {
    const refused = { status: 403, code: 'PERSISTED_DOCUMENT_REQUIRED' }
    const { headers } = bearer(readerKey)
    expect(await send(closed().shopUrl, '{ __typename }', headers)).toMatchObject(refused)
  })

  test('S53 S65 an app with the scope sends its own documents and receives no schema names', async () => {
    const { headers } = bearer(senderKey)
    const accepted = await send(closed().shopUrl, '{ __typename }', headers)
    // A query has no stream: it was accepted up to that check.
    expect([undefined, 'NOT_A_SUBSCRIPTION']).toContain(accepted.code)
    const guesses = '{ stoer { nam } store { nmae } prodcut { id } }'
    const invalid = await send(closed().shopUrl, guesses, headers)
    expect(invalid).toMatchObject({ status: 422, code: 'GRAPHQL_VALIDATION_FAILED' })
    expect(invalid.text).toContain('Cannot query field \\"stoer\\"')
    expect(invalid.text).not.toMatch(/[Dd]id you mean|\\"(store|product|name)\\"/)
  })
})

describe('S61 a page', () => {
  test.each([101, 100_000, -1])(
    'S61 a page size of %i is refused at its argument',
    async (first) => {
      const query = 'query ($n: Int!) { products(first: $n) { nodes { id } } }'
      const { errors } = await createShopper(open().shopUrl).execute(query, { n: first })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' })
    },
  )
})

describe('S66 variables', () => {
  const query = 'query ($f: ProductFilter) { products(first: 1, filter: $f) { totalCount } }'
  const nested = (levels: number) => `${'{"price":'.repeat(levels)}1${'}'.repeat(levels)}`
  const bodies: [string, string][] = [
    ['lists in lists', `{"f":{"ids":${'['.repeat(25_000)}${']'.repeat(25_000)}}}`],
    ['objects in objects', `{"f":${nested(10_000)}}`],
    ['60,000 entries', `{"f":{"ids":[${Array(60_000).fill(1).join()}]}}`],
    ['60,000 entries of no type', `{"other":[${Array(60_000).fill(1).join()}]}`],
  ]

  test.each(bodies)('S66 %s are refused before they are coerced', async (_name, variables) => {
    await controlOf(open().platformUrl).clearCalls()
    const response = await createShopper(open().shopUrl).send('/graphql', {
      method: 'POST',
      body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(await resultOf(response)).toMatchObject({ status: 422, code: 'VARIABLES_TOO_LARGE' })
    expect(await controlOf(open().platformUrl).calls()).toEqual([])
  })

  test.each([
    [
      'a wrong entry behind 4,000 good ones',
      { ids: [...Array(4000).fill('a'), {}] },
      'filter.ids[4000]',
    ],
    ['an object for a text', { search: { a: {} } }, 'filter.search'],
    ['a list for an object', { price: [[1]] }, 'filter.price'],
    ['a key of every object', { constructor: {} }, 'filter.constructor'],
    ['NaN as text', { price: { min: 'NaN' } }, 'filter.price.min'],
  ])('S66 %s is refused at its argument', async (_name, f, field) => {
    const { status, errors } = await createShopper(open().shopUrl).execute(query, { f })
    expect(status).toBe(422)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })
})
