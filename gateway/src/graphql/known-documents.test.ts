import { describe, expect, test, vi } from 'vitest'
import { problemMessages } from '../__generated__/problem-messages.ts'
import { type Actor, visitor } from '../auth/actor.ts'
import { printedSchema } from '../testing/schema.ts'
import { checkingCost } from './cost-limit.ts'
import { DocumentRefused } from './document-refused.ts'
import { createKnownDocuments } from './known-documents.ts'

const app = (...scopes: string[]): Actor => ({ kind: 'APP', id: 'books', scopes })
const sender = app('documents:send')
const trusted = { find: () => undefined, size: 0, ids: () => [] }
const schema = () => printedSchema

const create = (isOpen: boolean, maxBytes?: number) =>
  createKnownDocuments({ schema, isOpen, ...(maxBytes && { maxBytes }) })

async function refusal(documents: ReturnType<typeof create>, query: string, actor = sender) {
  const found = documents.find({ query }, actor, { trusted, pay: async () => {} })
  const error = await found.then(
    () => null,
    (one: unknown) => one,
  )
  expect(error).toBeInstanceOf(DocumentRefused)
  return error as DocumentRefused
}

describe('who may send documents', () => {
  test.each([
    ['a visitor', visitor],
    ['an app without a scope', app()],
    ['an app with other scopes', app('catalog:read', 'catalog:write', 'events:replay')],
  ])('S53 not %s, where documents are closed', async (_name, actor) => {
    const { code, status } = await refusal(create(false), '{ __typename }', actor)
    expect({ code, status }).toEqual({ code: 'PERSISTED_DOCUMENT_REQUIRED', status: 403 })
  })

  test('S53 an app whose key has the scope for it', async () => {
    const pay = async () => {}
    const query = '{ __schema { queryType { name } } }'
    const known = await create(false).find({ query }, sender, { trusted, pay })
    expect(known).toMatchObject({ isTrusted: false, isCompiled: false })
  })
})

describe('which document', () => {
  const source = '{ store { name } }'
  const listed = { ...trusted, find: (id: string) => (id === 'sha256:one' ? source : undefined) }
  const find = (request: object, documents = create(true)) =>
    documents.find(request, visitor, { trusted: listed, pay: async () => {} })

  test('one of our own is read once, and is free', async () => {
    const documents = create(false)
    const pay = vi.fn(async () => {})
    const request = { documentId: 'sha256:one', query: '{ ignored }' }
    const known = await documents.find(request, visitor, { trusted: listed, pay })
    expect(known).toMatchObject({ source, operation: 'query', isTrusted: true, isPublic: true })
    expect(documents.readOwn(source)).toBe(known)
    expect(pay).not.toHaveBeenCalled()
  })

  test('S53 one with the text of our own, sent as text, is not our own', async () => {
    const documents = create(true)
    documents.readOwn(source)
    const known = await find({ query: source }, documents)
    expect(known).toMatchObject({ source, operation: 'query', isTrusted: false, isPublic: true })
  })

  test('S60 one that an app registered is interpreted, one of the settings is compiled', async () => {
    const documents = create(false)
    const own = { documents: listed, isOnly: true, isFixed: false }
    const found = async (isFixed: boolean) => {
      const access = { trusted, own: { ...own, isFixed }, pay: async () => {} }
      return documents.find({ documentId: 'sha256:one' }, app(), access)
    }
    expect(await found(false)).toMatchObject({ source, isTrusted: false, isCompiled: false })
    const fixed = await found(true)
    expect(fixed).toMatchObject({ source, isTrusted: false, isCompiled: true })
    expect(await found(true)).toBe(fixed)
  })

  test('S53 an unknown id is refused, also beside a text', async () => {
    const found = find({ documentId: 'sha256:two', query: source })
    await expect(found).rejects.toMatchObject({ code: 'PERSISTED_DOCUMENT_NOT_FOUND', status: 400 })
  })

  test.each([[{}], [{ query: null }], [{ query: [source] }], [{ documentId: 5, query: 5 }]])(
    'S59 none is named by %j',
    async (request) => {
      await expect(find(request)).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 })
    },
  )
})

describe('variables', () => {
  const coerce = (query: string, given: Record<string, unknown>) => {
    const documents = create(true)
    return documents.coerce(documents.readOwn(query), given)
  }
  const listing = 'query ($first: Int! = 7) { products(first: $first) { totalCount } }'

  test('have their defaults, and no others than the document declares', () => {
    expect(coerce(listing, {})).toEqual({ first: 7 })
    expect(coerce(listing, { first: 9, other: 1 })).toEqual({ first: 9 })
    expect(coerce('{ store { name } }', { other: 1 })).toEqual({})
  })

  test.each([
    ['a wrong value', listing, { first: 'x' }, 'first'],
    ['null for a value', listing, { first: null }, 'first'],
    [
      'a name that only the prototype has',
      'query ($__proto__: ProductFilter!) { products(filter: $__proto__) { totalCount } }',
      {},
      'filter',
    ],
  ])('S66 are refused for %s', (_name, query, given, field) => {
    let refused: unknown
    try {
      coerce(query, given)
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(DocumentRefused)
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', status: 422, field })
  })

  test('S66 a variable named like an inherited member is missing, not of a wrong kind', () => {
    const query =
      'query ($constructor: ProductFilter!) { products(filter: $constructor) { totalCount } }'
    expect(() => coerce(query, {})).toThrow(problemMessages.REQUIRED_FIELD)
  })

  test.each([
    ['none of several', {}],
    ['two of several', { basePrice: '1', cost: '1' }],
    ['null for one of several', { basePrice: null }],
  ])('S66 are refused for %s', (_name, set) => {
    const query = `mutation ($set: SetProductPropertyInput!) {
      bulkSetProductProperty(input: { ids: [], set: $set }) { totalFailures } }`
    expect(() => coerce(query, { set })).toThrow('Exactly one of these is allowed.')
    expect(coerce(query, { set: { basePrice: '1' } })).toEqual({ set: { basePrice: '1' } })
  })

  test('S66 are looked at until a few of them are wrong', () => {
    const shown = vi.fn(() => 'wrong')
    const ids = Array.from({ length: 100 }, () => ({ toJSON: shown }))
    const query = 'subscription ($ids: [ID!]!) { productChanged(productIds: $ids) { productId } }'
    expect(() => coerce(query, { ids })).toThrow(DocumentRefused)
    expect(shown.mock.calls.length).toBeLessThan(20)
  })
})

describe('payment', () => {
  const broken = '{ nothing { of { this } } }'
  const spent = new Error('Nothing is left')

  test('S62 comes before validation', async () => {
    const pay = vi.fn(async () => Promise.reject(spent))
    const found = create(true).find({ query: broken }, visitor, { trusted, pay })
    await expect(found).rejects.toBe(spent)
  })

  test('S62 is due for a document that is refused, each time, and no more for one that is known', async () => {
    const documents = create(true)
    const pay = vi.fn(async () => {})
    const send = (query: string) =>
      documents.find({ query }, visitor, { trusted, pay }).catch((error: unknown) => error)
    expect(await send(broken)).toBeInstanceOf(DocumentRefused)
    expect(await send(broken)).toBeInstanceOf(DocumentRefused)
    const nodes = 11
    expect(pay.mock.calls).toEqual([[checkingCost(nodes)], [checkingCost(nodes)]])
    for (const _time of [1, 2, 3, 4]) await send('{ store { name } }')
    expect(pay).toHaveBeenCalledTimes(4)
  })

  test('S58 what is beyond a limit is refused before that', async () => {
    const pay = vi.fn(async () => {})
    const query = `{ store { ${'name '.repeat(700)} } }`
    const found = create(true).find({ query }, visitor, { trusted, pay })
    await expect(found).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' })
    expect(pay).not.toHaveBeenCalled()
  })
})

describe('S60 memory for documents that came as text', () => {
  const sized = (index: number, length: number) =>
    `{ store { name } } #${index}`.padEnd(length, 'x')
  const access = { trusted, pay: async () => {} }
  const find = (documents: ReturnType<typeof create>, query: string) =>
    documents.find({ query }, visitor, access)
  /** Sends a document twice, after which it is cached. */
  async function hold(documents: ReturnType<typeof create>, query: string) {
    await find(documents, query)
    return find(documents, query)
  }

  test('S60 is none for what comes once', async () => {
    const documents = create(true)
    for (let index = 0; index < 2000; index += 1) await find(documents, sized(index, 100))
    expect(documents.bytes).toBe(0)
  })

  test('S60 is bounded by bytes, however many there are', async () => {
    const documents = create(true, 256 * 1024)
    for (let index = 0; index < 100; index += 1) {
      await hold(documents, sized(index, 8000))
      expect(documents.bytes).toBeLessThanOrEqual(256 * 1024)
    }
    expect(documents.bytes).toBeGreaterThan(200 * 1024)
  })

  test('S60 counts what was parsed beside the text', async () => {
    const documents = create(true)
    await hold(documents, sized(0, 8000))
    const plain = documents.bytes
    await hold(documents, `{ store { ${'name '.repeat(500)} } }`)
    expect(documents.bytes - plain).toBeGreaterThan(100 * 1024)
  })

  test('S60 keeps what is in use', async () => {
    const documents = create(true, 100 * 1024)
    const first = await hold(documents, sized(0, 8000))
    for (let index = 1; index < 20; index += 1) {
      await hold(documents, sized(index, 8000))
      expect(await find(documents, sized(0, 8000))).toBe(first)
    }
  })

  test('S60 is for documents of up to 8,192 characters', async () => {
    const documents = create(true)
    await hold(documents, sized(0, 8193))
    expect(documents.bytes).toBe(0)
    await hold(documents, sized(0, 8192))
    expect(documents.bytes).toBeGreaterThan(2 * 8192)
  })

  test('S60 is none for the largest documents', async () => {
    const documents = create(true)
    for (let index = 0; index < 20; index += 1) await hold(documents, sized(index, 50_000))
    expect(documents.bytes).toBe(0)
  })

  test('S60 is none for what is larger than all of it', async () => {
    const documents = create(true, 1000)
    await hold(documents, sized(0, 8000))
    expect(documents.bytes).toBe(0)
  })
})

describe('S65 suggestions', () => {
  // More than one error, the last one without a suggestion.
  const guesses =
    '{ stoer { nam } store { nmae } brand(nme: "x") { xyzzy } prodcut { id } none(a: 1) }'

  test('S65 are removed where documents are closed, whatever the document', async () => {
    const { code, message } = await refusal(create(false), guesses)
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(message).toContain('Cannot query field "stoer"')
    expect(message).not.toMatch(/[Dd]id you mean|"store"|"product"|"name"/)
  })

  test('help where they are open', async () => {
    expect((await refusal(create(true), guesses)).message).toContain('Did you mean')
  })

  test.each([
    [true, /Did you mean "store"/],
    [false, /^Cannot query field "stoer" on type "Query"\.$/],
  ])('S65 are made for our own documents where documents are open: %s', (isOpen, message) => {
    expect(() => create(isOpen).readOwn('{ stoer }')).toThrow(message)
  })

  test('S65 a message repeats no more of a document than can be read', async () => {
    const { message } = await refusal(create(false), `{ "${'n'.repeat(60_000)}" }`)
    expect(message.length).toBeLessThan(1000)
  })
})
