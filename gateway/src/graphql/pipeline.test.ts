// Which results may be shared between callers.
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { visitor } from '../auth/actor.ts'
import type { Config } from '../config.ts'
import { printedSchema } from '../testing/schema.ts'
import { type Context, createContext, type Services } from './context.ts'
import { createPipeline } from './pipeline.ts'
import { createResultCache } from './result-cache.ts'
import type { runDocument } from './run-document.ts'

const documents: Record<string, string> = {
  brands: '{ brands { nodes { id } } }',
  cart: '{ brands { nodes { id } } cart { id } }',
}
const pipeline = createPipeline({
  app: { graphql: { schema: printedSchema } } as unknown as FastifyInstance,
  runs: async () => ({ data: { brands: null } }),
  config: { openDocuments: true } as Config,
  trusted: { find: (id) => documents[id], size: 2, ids: () => [] },
  costLimit: { take: async () => null },
})
const services = {
  inLanguage: () => ({ catalog: {}, catalogIndex: {}, content: {} }),
} as unknown as Services

function contextWith(others: object = {}): Context {
  const request = { actor: visitor, session: {}, requestId: 'r', language: 'en' } as never
  return Object.assign(createContext(services, request), others)
}
const context = contextWith()

test.each([
  ['our own public document', { documentId: 'brands' }, true],
  ['our own document with a part of the caller’s own', { documentId: 'cart' }, false],
  ['the same text, sent by a caller', { query: documents.brands }, false],
])('S52 the result of %s', async (_name, request, isPublic) => {
  const result = await pipeline.run(request, context)
  expect({ status: result.status, isPublic: result.isPublic }).toEqual({ status: 200, isPublic })
})

test('S52 a document that is not known has no result to share', async () => {
  const { status, isPublic } = await pipeline.run({ documentId: 'unknown' }, context)
  expect({ status, isPublic }).toEqual({ status: 400, isPublic: undefined })
})

type Reasons = Context['nullReasons']

/** Sends requests to a pipeline of its own. `ran` lists what was executed. */
function sharing(bodies: object[] = []) {
  const ran: unknown[] = []
  let noted: Reasons[number] | undefined
  const runs: typeof runDocument = async (_schema, _known, { contextValue, variableValues }) => {
    ran.push(variableValues)
    if (noted) (contextValue as Context).nullReasons.push(noted)
    return bodies.shift() ?? { data: { brands: { nodes: [] } } }
  }
  const stored = createResultCache({ ttlMs: 3000 })
  const own = createPipeline({
    app: { graphql: { schema: printedSchema } } as unknown as FastifyInstance,
    runs,
    config: { openDocuments: true } as Config,
    trusted: { find: (id) => documents[id], size: 3, ids: () => [] },
    costLimit: { take: async () => null },
    results: stored,
  })
  /** `reason`: of a null, which the execution notes. */
  const send = (request: object, options: Record<string, unknown> = {}) => {
    const { mayShare = true, reason, ...others } = options
    noted = reason as typeof noted
    return own.run({ variables: {}, ...request }, contextWith(others), {
      mayShare: mayShare === true,
    })
  }
  return { ran, send, stored }
}
const brands = { documentId: 'brands' }

test('S52 a public result is the same for the next caller, as the same text', async () => {
  const { ran, send } = sharing()
  const [first, second] = [await send(brands), await send(brands)]
  expect(second.text).toBe(first.text)
  expect(JSON.parse(first.text ?? '')).toEqual({ data: { brands: { nodes: [] } } })
  expect(ran).toHaveLength(1)
})

test.each<[string, object, Record<string, unknown>]>([
  ['of a document that has a part of the caller’s own', { documentId: 'cart' }, {}],
  ['of an app or of staff', brands, { mayShare: false }],
  ['with a reason for a null', brands, { reason: { code: 'NOT_FOUND', path: ['brands'] } }],
  ['that met a limit', brands, { response: { retryAfter: 3 } }],
])('S52 a result %s is not shared', async (_case, request, options) => {
  const { ran, send } = sharing()
  await send(request, options)
  await send(request, options)
  expect(ran).toHaveLength(2)
})

test.each<[string, object, Record<string, unknown>]>([
  ['language', brands, { language: 'de' }],
  ['currency', brands, { currency: 'EUR' }],
  ['value of a variable', { ...brands, variables: { page: 2 } }, {}],
])('S52 another %s has a result of its own', async (_case, request, options) => {
  const { ran, send } = sharing()
  await send(brands)
  await send(request, options)
  expect(ran).toHaveLength(2)
})

test('S52 a result with errors is not shared, and one from before a change neither', async () => {
  const { ran, send, stored } = sharing([{ data: null, errors: [new Error('broken')] }])
  await send(brands, { log: { error() {} } })
  await send(brands)
  expect(ran).toHaveLength(2)
  stored.clear()
  await send(brands)
  expect(ran).toHaveLength(3)
})

test('S52 the notice of a session is in its own result, before and after another caller', async () => {
  const { send } = sharing()
  const noticeOf = async (session: object) =>
    (await send(brands, { session })).body.extensions?.notices
  const downgraded = { wasDowngraded: true }
  expect(await noticeOf(downgraded)).toEqual(['SESSION_DOWNGRADED'])
  expect(await noticeOf({})).toBeUndefined()
  expect(await noticeOf(downgraded)).toEqual(['SESSION_DOWNGRADED'])
})
