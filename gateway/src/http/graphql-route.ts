// The endpoints `/graphql` and `/admin/graphql`, after the GraphQL-over-HTTP draft. The staff cookie is sent to the
// second only, which also knows the documents of the admin. docs/security.md S89-S97.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
import { ownDocumentsOf } from '../apps/own-documents.ts'
import { type RequestRights, rightsOf } from '../auth/request-rights.ts'
import type { Gateway } from '../gateway.ts'
import { documentLimits } from '../graphql/document-limits.ts'
import { type ErrorCode, errorStatuses } from '../graphql/error-codes.ts'
import type { OperationRequest, OperationResult } from '../graphql/pipeline.ts'
import { eventStreamType } from '../subscriptions/event-stream.ts'
import { openStream, type StreamRequest } from '../subscriptions/subscription-reply.ts'
import { cutLongBodies, isBodyPaid, payForBodies, refuseLargeBodies } from './body-limits.ts'
import { allowOrigin, answerPreflight, openToOrigins } from './cross-origin.ts'
import { limitHeaders } from './limit-headers.ts'
import { graphqlTypeFor, jsonType } from './media-types.ts'
import { publicCaching } from './public-caching.ts'
import { currencyOf } from './request-currency.ts'
import { applyResponseDirectives } from './response-directives.ts'
import { clientHeader } from './same-origin.ts'

const refusal = (code: ErrorCode, message: string, requestId: string) => ({
  status: errorStatuses[code],
  body: { errors: [{ message, extensions: { code, requestId } }] },
})

type Sent = Pick<OperationResult, 'status' | 'body' | 'text' | 'retryAfter' | 'charge'>

function send(reply: FastifyReply, type: string, result: Sent) {
  const { spent, startedAt } = reply.request.graphqlFacts ?? {
    spent: 0,
    startedAt: performance.now(),
  }
  const total = (performance.now() - startedAt).toFixed(1)
  reply.header('server-timing', `total;dur=${total}, platform;desc="calls ${spent}"`)
  if (result.status === 405) reply.header('allow', 'POST')
  if (result.retryAfter) reply.header('retry-after', result.retryAfter)
  if (result.charge) reply.headers(limitHeaders(result.charge))
  return reply
    .code(result.status)
    .type(type)
    .send(result.text ?? JSON.stringify(result.body))
}

type Endpoint = { url: string; isAdmin: boolean }

const usualBodyBytes = documentLimits.bytes * 2

/** Staff and apps send lists of a thousand ids and whole spreadsheets. */
const bodyLimit = 2 * 1024 * 1024
const endpoints: readonly Endpoint[] = [
  { url: '/graphql', isAdmin: false },
  { url: '/admin/graphql', isAdmin: true },
]

declare module 'fastify' {
  interface FastifyRequest {
    graphqlFacts?: { spent: number; startedAt: number }
  }
}

/** Sets the headers of a public response, which varies by media type and currency only. */
function cachePublicly(reply: FastifyReply, caching: string): void {
  reply.header('cache-control', caching).header('vary', 'accept, x-vitrine-currency')
}

function parseVariables(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return 'unreadable'
  }
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = refusal('METHOD_NOT_ALLOWED', messages.useGetOrPost, request.id)
  return reply.code(status).header('allow', 'GET, POST').send(body)
}

type Refusable = Pick<RequestRights, 'isAllowed' | 'isUnknownKey'> & Pick<Admission, 'type'>

/** Returns the refusal of a request before its document is read; null if there is none. */
function refusalOf(
  request: FastifyRequest,
  { services }: Gateway,
  { isAllowed, isUnknownKey, type }: Refusable,
) {
  const { id } = request
  if (!type) return refusal('NOT_ACCEPTABLE', messages.acceptJson, id)
  if (isUnknownKey) return refusal('UNAUTHENTICATED', messages.unknownApiKey, id)
  if (!isAllowed) return refusal('CSRF', messages.missingClientHeader({ clientHeader }), id)
  const isUnknownCurrency = currencyOf(request, services.siteFacts.current) === null
  return isUnknownCurrency ? refusal('UNKNOWN_CURRENCY', messages.unknownCurrency, id) : null
}

type Admission = { isAdmin: boolean; type: string | null }

/** Returns what the request may do, and its refusal if it may do nothing. Counts the requests of apps. */
async function admit(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { isAdmin, type }: Admission,
) {
  const rights = await rightsOf(request, gateway, isAdmin)
  const { app } = rights
  if (!app) return { rights, refused: refusalOf(request, gateway, { ...rights, type }) }
  // Before anything is sent, so that a page of the key's origin can read a refusal too.
  const isAllowed = allowOrigin(request, reply, { app, config: gateway.config })
  gateway.appKeys.uses.count(app.actor.name)
  return { rights, refused: refusalOf(request, gateway, { ...rights, isAllowed, type }) }
}

type EndpointRequest = { operation: OperationRequest; endpoint: Endpoint }

/**
 * Returns a hook that refuses apps at the endpoint of staff, before a body is read: its documents, its cookie and its
 * answers to browsers are for staff. docs/security.md S124.
 */
const refuseApps = (gateway: Gateway) =>
  async function refuseApp(request: FastifyRequest, reply: FastifyReply) {
    if (!(await gateway.appKeys.find(request.headers.authorization))) return
    reply.header('cache-control', 'no-store')
    return send(
      reply,
      jsonType,
      refusal('WRONG_ENDPOINT', messages.appsUseOtherEndpoint, request.id),
    )
  }

const createHandler =
  (gateway: Gateway) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { operation, endpoint }: EndpointRequest,
  ) => {
    const { isAdmin } = endpoint
    reply.header('cache-control', 'no-store').header('vary', `origin, ${clientHeader}`)
    const preferred = graphqlTypeFor(request)
    const isStream = preferred === eventStreamType
    const type = isStream ? jsonType : preferred
    const { rights, refused } = await admit(gateway, request, reply, { isAdmin, type })
    if (refused) return send(reply, type ?? jsonType, refused)
    const { actor, mayRead, mayChange } = rights
    const options = { withSession: mayRead, actor, isAdmin }
    const context = gateway.contextOf(request, reply, options)
    const entrance = {
      ...endpointPolicyOf(request, gateway, isAdmin),
      mayChange,
      mayShare: !actor && !isAdmin,
      caller: gateway.callerOf(request, rights.app),
      own: rights.app && (await ownDocumentsOf(rights.app, gateway.appKeys)),
    }
    const streamRequest = { operation, entrance, context, options }
    if (isStream) {
      const refused = await openStream(gateway, request, reply, streamRequest)
      return refused ? send(reply, jsonType, refused) : reply
    }
    return runOnce(gateway, { request, reply, type }, streamRequest)
  }

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  type: string | null
}

async function runOnce(
  gateway: Gateway,
  { request, reply, type }: Exchange,
  { operation, context, entrance }: StreamRequest,
) {
  const startedAt = performance.now()
  const ran = await gateway.pipeline.run(operation, context, entrance)
  const result = applyResponseDirectives(ran, context, reply, gateway)
  request.graphqlFacts = { spent: context.budget.spent.length, startedAt }
  const isPublic = request.method === 'GET' && entrance.mayShare
  const caching = isPublic ? publicCaching(result, gateway.config) : null
  if (caching === null) return send(reply, type ?? jsonType, result)
  // A cached response must not reveal to one caller what is left of another one's budget.
  cachePublicly(reply, caching)
  return send(reply, type ?? jsonType, { ...result, charge: undefined })
}

/** Returns the documents that an endpoint accepts, and the method. */
const endpointPolicyOf = (request: FastifyRequest, gateway: Gateway, isAdmin: boolean) => ({
  // HEAD is handled like GET, and only POST may run mutations. docs/security.md S43.
  method: request.method === 'POST' ? ('POST' as const) : ('GET' as const),
  isPaid: isBodyPaid(request),
  trusted: isAdmin ? gateway.adminTrusted : gateway.trusted,
})

export const graphqlRoute = fp<{ gateway: Gateway }>(async (app: FastifyInstance, { gateway }) => {
  app.decorateRequest('graphqlFacts', undefined)
  // Before Fastify waits for connections: streams would never end by themselves.
  app.addHook('preClose', async () => gateway.streams.close())
  const handle = createHandler(gateway)

  for (const endpoint of endpoints) {
    const config = { isLocalized: !endpoint.isAdmin }
    const admission = endpoint.isAdmin ? [refuseApps(gateway)] : [openToOrigins(gateway)]
    app.get(endpoint.url, { config, onRequest: admission }, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const { documentId, operationName } = query
      const variables = parseVariables(query.variables)
      const operation = { documentId, query: query.query, operationName, variables }
      return handle(request, reply, { operation, endpoint })
    })

    const { isAdmin } = endpoint
    const refuseLarge = refuseLargeBodies(gateway, { bytes: usualBodyBytes, isAdmin })
    const onRequest = [...admission, refuseLarge, payForBodies(gateway, usualBodyBytes)]
    const preParsing = isAdmin ? [] : [cutLongBodies(gateway, usualBodyBytes)]
    const limits = { bodyLimit, onRequest, preParsing, config }
    app.post(endpoint.url, limits, async (request, reply) => {
      // Exact match: with `application/json, text/plain` and the like a cross-site form could pass as a client.
      const isJson = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(
        request.headers['content-type'] ?? '',
      )
      const { body } = request
      if (isJson && typeof body === 'object' && body !== null && !Array.isArray(body)) {
        return handle(request, reply, { operation: body as OperationRequest, endpoint })
      }
      const code = isJson ? 'BAD_REQUEST' : 'UNSUPPORTED_MEDIA_TYPE'
      return send(reply, jsonType, refusal(code, messages.sendOneJsonObject, request.id))
    })

    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: endpoint.url,
      config,
      handler: refuseMethod,
    })
    app.options(endpoint.url, { config }, async (request, reply) => {
      const isAnswered = !endpoint.isAdmin && (await answerPreflight(request, reply, gateway))
      return isAnswered ? reply.send() : refuseMethod(request, reply)
    })
  }
})
