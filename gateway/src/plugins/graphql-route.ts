// `/graphql` over HTTP, as the GraphQL-over-HTTP draft has it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { documentLimits } from '../graphql/document-limits.ts'
import type { OperationRequest, OperationResult } from '../graphql/pipeline.ts'
import { publicCaching } from './public-caching.ts'
import { clientHeader, isCrossSite, isFromOwnPage } from './same-origin.ts'
import { withTold } from './told.ts'

const graphqlType = 'application/graphql-response+json; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'

/** Answer type the caller can read; null for none. Without a wish it is JSON, for older clients. */
function answerType(accept: string | undefined): string | null {
  const wishes = (accept || '*/*').toLowerCase().split(',')
  const wish = wishes.filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one)).join(',')
  if (wish.includes('application/graphql-response+json')) return graphqlType
  return /application\/json|application\/\*|\*\/\*/.test(wish) ? jsonType : null
}

const refusal = (code: string, message: string, requestId: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
})

type Sent = Pick<OperationResult, 'status' | 'body' | 'retryAfter'>

function send(reply: FastifyReply, type: string, result: Sent) {
  const { spent, startedAt } = reply.request.graphqlFacts ?? {
    spent: 0,
    startedAt: performance.now(),
  }
  const total = (performance.now() - startedAt).toFixed(1)
  reply.header('server-timing', `total;dur=${total}, platform;desc="calls ${spent}"`)
  if (result.status === 405) reply.header('allow', 'POST')
  if (result.retryAfter) reply.header('retry-after', result.retryAfter)
  return reply.code(result.status).type(type).send(JSON.stringify(result.body))
}

declare module 'fastify' {
  interface FastifyRequest {
    graphqlFacts?: { spent: number; startedAt: number }
  }
}

/** A shared answer depends on what was accepted and on the currency, and on nobody. */
function cachePublicly(reply: FastifyReply, caching: string | null): void {
  if (caching) reply.header('cache-control', caching).header('vary', 'accept, x-vitrine-currency')
}

function parseVariables(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return 'unreadable'
  }
}

const refuseMethod = async (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .header('allow', 'GET, POST')
    .send(refusal('METHOD_NOT_ALLOWED', 'Use GET or POST.', request.id))

export const graphqlRoute = fp<{ gateway: Gateway }>(async (app: FastifyInstance, { gateway }) => {
  const { config, pipeline } = gateway
  app.decorateRequest('graphqlFacts', undefined)

  /** What the request may do: see its session, and change something with it. */
  function rightsOf(request: FastifyRequest) {
    const actor = gateway.findApp(request.headers.authorization)
    const isClient = typeof request.headers[clientHeader] === 'string'
    const isForeign = isCrossSite(request, config)
    return {
      actor,
      isForeign,
      mayRead: actor !== null || (isClient && !isForeign),
      mayWrite: actor !== null || (isClient && isFromOwnPage(request, config)),
    }
  }

  /** Why a request is turned away before its document is looked at; null for none. */
  function turnedAway(request: FastifyRequest, isAllowed: boolean, type: string | null) {
    if (!type) return { status: 406, body: refusal('NOT_ACCEPTABLE', 'Accept JSON.', request.id) }
    if (isAllowed) return null
    const words = `Send ${clientHeader} from our own page.`
    return { status: 403, body: refusal('CSRF', words, request.id) }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, operation: OperationRequest) {
    const isGet = request.method === 'GET'
    reply.header('cache-control', 'no-store').header('vary', `origin, ${clientHeader}`)
    const type = answerType(request.headers.accept)
    const { actor, isForeign, mayRead, mayWrite } = rightsOf(request)
    const away = turnedAway(request, isGet ? !isForeign : mayWrite, type)
    if (away) return send(reply, type ?? jsonType, away)
    const startedAt = performance.now()
    const context = gateway.contextOf(request, reply, { withSession: mayRead, actor })
    const caller = gateway.callerOf(request)
    const method = isGet ? 'GET' : 'POST'
    const ran = await pipeline.run(operation, context, { method, caller })
    const result = withTold(ran, context, reply, gateway)
    request.graphqlFacts = { spent: context.budget.spent.length, startedAt }
    if (isGet && !actor) cachePublicly(reply, publicCaching(result, operation, gateway))
    return send(reply, type ?? jsonType, result)
  }

  app.get('/graphql', async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const { documentId, operationName } = query
    return answer(request, reply, {
      documentId,
      query: query.query,
      operationName,
      variables: parseVariables(query.variables),
    })
  })

  app.post('/graphql', { bodyLimit: documentLimits.bytes * 2 }, async (request, reply) => {
    // `application/json, text/plain` and the like are how a form pretends to be a program.
    const isJson = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(
      request.headers['content-type'] ?? '',
    )
    const { body } = request
    if (!isJson || typeof body !== 'object' || body === null || Array.isArray(body)) {
      const status = isJson ? 400 : 415
      return send(reply, jsonType, {
        status,
        body: refusal(
          isJson ? 'BAD_REQUEST' : 'UNSUPPORTED_MEDIA_TYPE',
          'Send one JSON object.',
          request.id,
        ),
      })
    }
    return answer(request, reply, body as OperationRequest)
  })

  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/graphql', handler: refuseMethod })
})
