// `/graphql` over HTTP, as the GraphQL-over-HTTP draft has it; and the same under `/admin`, where the
// staff's own cookie is sent and the documents of the owner's side are known. SECURITY rows 89-97.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { documentLimits } from '../graphql/document-limits.ts'
import type { OperationRequest, OperationResult } from '../graphql/pipeline.ts'
import { answerStream, type StreamAsked } from './answer-stream.ts'
import { isBodyPaid, payForBodies, refuseLargeBodies } from './large-bodies.ts'
import { publicCaching } from './public-caching.ts'
import { type RequestRights, rightsOf } from './request-rights.ts'
import { clientHeader } from './same-origin.ts'
import { withTold } from './told.ts'

const graphqlType = 'application/graphql-response+json; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'

/** Without the types that are named to be refused. */
const wishIn = (accept: string): string =>
  accept
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .join(',')

/** Answer type the caller can read; null for none. Without a wish it is JSON, for older clients. */
function answerType(accept: string | undefined): string | null {
  const wish = wishIn(accept || '*/*')
  if (wish.includes('application/graphql-response+json')) return graphqlType
  return /application\/json|application\/\*|\*\/\*/.test(wish) ? jsonType : null
}

const wantsStream = ({ headers }: FastifyRequest) =>
  /\btext\/event-stream\b/.test(wishIn(headers.accept ?? ''))

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

type Door = { url: string; isAdmin: boolean; bodyLimit: number }

const usualBody = documentLimits.bytes * 2

/** Staff and apps send lists of a thousand ids and whole spreadsheets. */
const doors: readonly Door[] = [
  { url: '/graphql', isAdmin: false, bodyLimit: usualBody },
  { url: '/admin/graphql', isAdmin: true, bodyLimit: 2 * 1024 * 1024 },
]

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

/** Why a request is turned away before its document is looked at; null for none. */
function turnedAway(
  { id }: FastifyRequest,
  { isAllowed, isUnknownKey }: Pick<RequestRights, 'isAllowed' | 'isUnknownKey'>,
  type: string | null,
) {
  if (!type) return { status: 406, body: refusal('NOT_ACCEPTABLE', 'Accept JSON.', id) }
  if (isUnknownKey) {
    return { status: 401, body: refusal('UNAUTHENTICATED', 'Nobody here has this key.', id) }
  }
  if (isAllowed) return null
  return { status: 403, body: refusal('CSRF', `Send ${clientHeader} from our own page.`, id) }
}

type Asked = { operation: OperationRequest; door: Door }

const createAnswer =
  (gateway: Gateway) =>
  async (request: FastifyRequest, reply: FastifyReply, { operation, door }: Asked) => {
    const { isAdmin } = door
    reply.header('cache-control', 'no-store').header('vary', `origin, ${clientHeader}`)
    const isStream = wantsStream(request) && request.method !== 'HEAD'
    const type = isStream ? jsonType : answerType(request.headers.accept)
    const rights = await rightsOf(request, gateway, isAdmin)
    const { actor, mayRead, mayChange } = rights
    const away = turnedAway(request, rights, type)
    if (away) return send(reply, type ?? jsonType, away)
    const options = { withSession: mayRead, actor, isAdmin }
    const context = gateway.contextOf(request, reply, options)
    const entrance = { ...entranceOf(request, gateway, isAdmin), mayChange }
    const asked = { operation, entrance, context, options }
    if (isStream) {
      const refused = await answerStream(gateway, request, reply, asked)
      return refused ? send(reply, jsonType, refused) : reply
    }
    return answerOnce(gateway, { request, reply, type, isAdmin }, asked)
  }

type Place = {
  request: FastifyRequest
  reply: FastifyReply
  type: string | null
  isAdmin: boolean
}

async function answerOnce(
  gateway: Gateway,
  { request, reply, type, isAdmin }: Place,
  { operation, context, entrance, options }: StreamAsked,
) {
  const startedAt = performance.now()
  const ran = await gateway.pipeline.run(operation, context, entrance)
  const result = withTold(ran, context, reply, gateway)
  request.graphqlFacts = { spent: context.budget.spent.length, startedAt }
  const isPublic = request.method === 'GET' && !options.actor && !isAdmin
  if (isPublic) cachePublicly(reply, publicCaching(result, operation, gateway))
  return send(reply, type ?? jsonType, result)
}

/** Which documents the door knows, how they came, and who pays. */
const entranceOf = (request: FastifyRequest, gateway: Gateway, isAdmin: boolean) => ({
  // HEAD is answered as GET is, and everything but POST changes nothing. SECURITY row 43.
  method: request.method === 'POST' ? ('POST' as const) : ('GET' as const),
  isPaid: isBodyPaid(request),
  caller: gateway.callerOf(request),
  trusted: isAdmin ? gateway.adminTrusted : gateway.trusted,
})

export const graphqlRoute = fp<{ gateway: Gateway }>(async (app: FastifyInstance, { gateway }) => {
  app.decorateRequest('graphqlFacts', undefined)
  // Before connections are waited for: these would never end by themselves.
  app.addHook('preClose', async () => gateway.streams.close())
  const answer = createAnswer(gateway)

  for (const door of doors) {
    app.get(door.url, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const { documentId, operationName } = query
      const variables = parseVariables(query.variables)
      const operation = { documentId, query: query.query, operationName, variables }
      return answer(request, reply, { operation, door })
    })

    const pay = payForBodies(gateway, usualBody)
    const onRequest = door.isAdmin ? [refuseLargeBodies(gateway, usualBody), pay] : [pay]
    app.post(door.url, { bodyLimit: door.bodyLimit, onRequest }, async (request, reply) => {
      // `application/json, text/plain` and the like are how a form pretends to be a program.
      const isJson = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(
        request.headers['content-type'] ?? '',
      )
      const { body } = request
      if (isJson && typeof body === 'object' && body !== null && !Array.isArray(body)) {
        return answer(request, reply, { operation: body as OperationRequest, door })
      }
      const [status, code] = isJson
        ? ([400, 'BAD_REQUEST'] as const)
        : ([415, 'UNSUPPORTED_MEDIA_TYPE'] as const)
      return send(reply, jsonType, {
        status,
        body: refusal(code, 'Send one JSON object.', request.id),
      })
    })

    app.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: door.url,
      handler: refuseMethod,
    })
  }
})
