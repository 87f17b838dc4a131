// `/graphql` over HTTP, as the GraphQL-over-HTTP draft has it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import type { OperationRequest, OperationResult } from '../graphql/pipeline.ts'
import { documentLimits } from '../graphql/document-limits.ts'
import { publicCaching } from './public-caching.ts'
import { clientHeader, isCrossSite, isFromOwnPage } from './same-origin.ts'

const graphqlType = 'application/graphql-response+json; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'

/** Answer type the caller can read; null for none. Without a wish it is JSON, for older clients. */
function answerType(accept: string | undefined): string | null {
  const wish = (accept ?? '*/*').toLowerCase()
  if (wish.includes('application/graphql-response+json')) return graphqlType
  return /application\/json|application\/\*|\*\/\*/.test(wish) ? jsonType : null
}

const refusal = (code: string, message: string, requestId: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
})

function send(reply: FastifyReply, type: string, result: Pick<OperationResult, 'status' | 'body'>) {
  const { spent, startedAt } = reply.request.graphqlFacts ?? { spent: 0, startedAt: performance.now() }
  const total = (performance.now() - startedAt).toFixed(1)
  reply.header('server-timing', `total;dur=${total}, platform;desc="calls ${spent}"`)
  if (result.status === 405) reply.header('allow', 'POST')
  return reply.code(result.status).type(type).send(JSON.stringify(result.body))
}

declare module 'fastify' {
  interface FastifyRequest {
    graphqlFacts?: { spent: number; startedAt: number }
  }
}

function parseVariables(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return 'unreadable'
  }
}

export const graphqlRoute = fp<{ gateway: Gateway }>(async (app: FastifyInstance, { gateway }) => {
  const { config, pipeline } = gateway
  app.decorateRequest('graphqlFacts', undefined)

  async function answer(request: FastifyRequest, reply: FastifyReply, operation: OperationRequest, method: 'GET' | 'POST') {
    reply.header('cache-control', 'no-store').header('vary', `origin, ${clientHeader}`)
    const type = answerType(request.headers.accept)
    if (!type) return send(reply, jsonType, { status: 406, body: refusal('NOT_ACCEPTABLE', 'Accept JSON.', request.id) })
    const app = gateway.findApp(request.headers.authorization)
    const hasClientHeader = typeof request.headers[clientHeader] === 'string'
    const isTrusted = app !== null || (hasClientHeader && !isCrossSite(request, config))
    const mayWrite = app !== null || (hasClientHeader && isFromOwnPage(request, config))
    const isRefused = method === 'POST' ? !mayWrite : isCrossSite(request, config)
    if (isRefused) {
      return send(reply, type, { status: 403, body: refusal('CSRF', `Send ${clientHeader} from our own page.`, request.id) })
    }
    const startedAt = performance.now()
    const context = gateway.contextOf(request, reply, { withSession: isTrusted, actor: app })
    const result = await pipeline.run(operation, context, { method })
    request.graphqlFacts = { spent: context.budget.spent.length, startedAt }
    const caching = method === 'GET' && !app ? publicCaching(result, operation, gateway) : null
    if (caching) reply.header('cache-control', caching).header('vary', 'accept, x-vitrine-currency')
    return send(reply, type, result)
  }

  app.get('/graphql', async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const { documentId, operationName } = query
    return answer(request, reply, { documentId, query: query.query, operationName, variables: parseVariables(query.variables) }, 'GET')
  })

  app.post('/graphql', { bodyLimit: documentLimits.bytes * 2 }, async (request, reply) => {
    // `application/json, text/plain` and the like are how a form pretends to be a program.
    const isJson = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(request.headers['content-type'] ?? '')
    const { body } = request
    if (!isJson || typeof body !== 'object' || body === null || Array.isArray(body)) {
      const status = isJson ? 400 : 415
      return send(reply, jsonType, { status, body: refusal('BAD_REQUEST', 'Send one JSON object.', request.id) })
    }
    return answer(request, reply, body as OperationRequest, 'POST')
  })

  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: async (request, reply) =>
      reply.code(405).header('allow', 'GET, POST').send(refusal('METHOD_NOT_ALLOWED', 'Use GET or POST.', request.id)),
  })
})
