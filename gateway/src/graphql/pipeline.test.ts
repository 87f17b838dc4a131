// Which results may be shared between callers.
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { visitor } from '../auth/actor.ts'
import type { Config } from '../config.ts'
import { printedSchema } from '../testing/schema.ts'
import type { Context } from './context.ts'
import { createPipeline } from './pipeline.ts'

const documents: Record<string, string> = {
  brands: '{ brands { nodes { id } } }',
  cart: '{ brands { nodes { id } } cart { id } }',
}
const run = async () => ({ data: { brands: null } })
const pipeline = createPipeline({
  app: { graphql: Object.assign(run, { schema: printedSchema }) } as unknown as FastifyInstance,
  config: { openDocuments: true } as Config,
  trusted: { find: (id) => documents[id], size: 2, ids: () => [] },
  costLimit: { take: async () => null },
})
const context = { actor: visitor, session: {}, requestId: 'r' } as unknown as Context

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
