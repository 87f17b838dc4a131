// Replies to a subscription with an event stream. Authorization is decided before the first byte and checked again
// while the stream is open. docs/security.md S73-S78.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../__generated__/messages/documents.ts'
import { ownDocumentsOf } from '../apps/own-documents.ts'
import type { Actor } from '../auth/actor.ts'
import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import { errorStatuses } from '../graphql/error-codes.ts'
import {
  type OperationRequest,
  type OperationResult,
  refusedResult,
  type Subscribed,
} from '../graphql/pipeline.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { limitHeaders } from '../http/limit-headers.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

type EndpointPolicy = Parameters<Gateway['pipeline']['subscribe']>[2]
/** A document sent to an endpoint, and what it may do there. */
export type StreamRequest = {
  operation: OperationRequest
  entrance: EndpointPolicy
  context: Context
  options: { withSession: boolean; actor: Actor | null; isAdmin: boolean }
}
type Admitted = StreamRequest & { subscribed: Extract<Subscribed, { ok: true }> }

/** Opens the stream, or returns the refusal for the endpoint to send. */
export async function openStream(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  streamRequest: StreamRequest,
): Promise<OperationResult | null> {
  const { operation, entrance, context } = streamRequest
  const subscribed = await gateway.pipeline.subscribe(operation, context, entrance)
  if (!subscribed.ok) return subscribed.result
  return opened(gateway, request, reply, { ...streamRequest, subscribed })
}

async function opened(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  streamRequest: Admitted,
): Promise<OperationResult | null> {
  const { subscribed, context, options } = streamRequest
  const { network, session } = gateway.callerOf(request)
  const listener = { network, session: options.withSession ? session : null }
  const slot = gateway.streams.reserve(listener)
  if (!slot) return tooMany(context)
  try {
    const record = await context.session.find()
    const source = subscribed.known.isPublic
      ? await joined(gateway, request, streamRequest)
      : await ownSource(gateway, request, streamRequest)
    reply.headers(limitHeaders(subscribed.charge))
    const stream = openEventStream(reply, () => {
      source.stop()
      slot.free()
    })
    const { memberId, idHash = null } = record ?? {}
    const reader = { session: idHash, memberId, actor: options.actor }
    const mayListen = async () =>
      (await gateway.mayListen(request, reader)) && (await mayRun(gateway, request, streamRequest))
    slot.add({ stream, mayListen })
    source.flow(stream)
    return null
  } catch (error) {
    slot.free()
    return refusedResult(error, context)
  }
}

/** Returns false once the app may not run the document: its key was limited to others, or it registered others. */
async function mayRun(
  { appKeys, pipeline, trusted }: Gateway,
  { headers }: FastifyRequest,
  { operation, entrance }: StreamRequest,
): Promise<boolean> {
  const app = await appKeys.find(headers.authorization)
  if (!app) return true
  const own = await ownDocumentsOf(app, appKeys)
  return pipeline.mayRun(operation, app.actor, { trusted, ...entrance, own })
}

type Source = { flow(stream: EventStream): void; stop(): void }

/** Creates a private source: each event is executed with the caller's rights. */
async function ownSource(
  gateway: Gateway,
  request: FastifyRequest,
  streamRequest: Admitted,
): Promise<Source> {
  const ended = new AbortController()
  const contextFor = () =>
    gateway.listeningContext(request, { ...streamRequest.options, signal: ended.signal })
  const results = await streamRequest.subscribed.start(contextFor(), contextFor)
  const pass = async (stream: EventStream) => {
    try {
      for await (const result of results) stream.next(JSON.stringify(result))
      stream.complete()
    } catch (err) {
      request.log.error({ err }, 'subscription: source failed')
      stream.close()
    }
  }
  return { flow: (stream) => void pass(stream), stop: () => ended.abort() }
}

/** Joins a shared source, whose events are executed once, as an anonymous visitor. */
async function joined(
  gateway: Gateway,
  request: FastifyRequest,
  streamRequest: Admitted,
): Promise<Source> {
  const { subscribed, context } = streamRequest
  const { known, variables } = subscribed
  // What an event says depends on the currency and the language of its reader.
  const key = JSON.stringify([known.source, variables, context.currency, context.language])
  let stream: EventStream | undefined
  const waiting: Buffer[] = []
  const unsubscribe = await gateway.sharedResults.join(
    key,
    (signal) => {
      const contextFor = () => gateway.listeningContext(request, { withSession: false, signal })
      return subscribed.start(contextFor(), contextFor)
    },
    {
      send: (frames) => (stream ? stream.send(frames) : waiting.push(frames)),
      end: (isBroken) => (isBroken ? stream?.close() : stream?.complete()),
    },
  )
  return {
    flow(opened) {
      stream = opened
      for (const frames of waiting) opened.send(frames)
    },
    stop: unsubscribe,
  }
}

const tooMany = ({ requestId }: RequestContext): OperationResult => ({
  status: errorStatuses.RATE_LIMITED,
  retryAfter: 30,
  body: {
    errors: [
      {
        message: messages.tooManyStreams,
        extensions: { code: 'RATE_LIMITED', requestId },
      },
    ],
  },
})
