// A subscription's answer. It passed the same door as every other document; what it may hear is settled
// before the first byte, and asked again while it listens. SECURITY rows 73-78.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import type { Actor } from '../graphql/actor.ts'
import type { Context } from '../graphql/context.ts'
import {
  type OperationRequest,
  type OperationResult,
  refusedResult,
  type Subscribed,
} from '../graphql/pipeline.ts'
import { isForEverybody } from '../graphql/shared-results.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

type Entrance = Parameters<Gateway['pipeline']['subscribe']>[2]
/** A document that came to a door, and what it may do there. */
export type StreamAsked = {
  operation: OperationRequest
  entrance: Entrance
  context: Context
  options: { withSession: boolean; actor: Actor | null; isAdmin: boolean }
}
type Admitted = StreamAsked & { subscribed: Extract<Subscribed, { ok: true }> }

/** Opens the stream; or answers why there is none, for the door to say. */
export async function answerStream(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: StreamAsked,
): Promise<OperationResult | null> {
  const { operation, entrance, context } = asked
  const subscribed = await gateway.pipeline.subscribe(operation, context, entrance)
  if (!subscribed.ok) return subscribed.result
  return opened(gateway, request, reply, { ...asked, subscribed })
}

async function opened(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Admitted,
): Promise<OperationResult | null> {
  const { subscribed, context, options } = asked
  const { network, session } = gateway.callerOf(request)
  const listener = { network, session: options.withSession ? session : null }
  const place = gateway.streams.reserve(listener)
  if (!place) return tooMany(context)
  try {
    const record = await context.session.find()
    const source = isForEverybody(subscribed.known)
      ? await joined(gateway, request, asked)
      : await ownSource(gateway, request, asked)
    const stream = openEventStream(reply, () => {
      source.stop()
      place.free()
    })
    const isStaff = options.actor?.kind === 'SITE_USER'
    const who = { session: record?.idHash ?? null, memberId: record?.memberId, isStaff }
    const mayListen = () => gateway.mayListen(request, who)
    place.add({ stream, mayListen })
    source.flow(stream)
    return null
  } catch (error) {
    place.free()
    return refusedResult(error, context)
  }
}

type Source = { flow(stream: EventStream): void; stop(): void }

/** A stream of the caller's own: its events are read with the caller's rights. */
async function ownSource(
  gateway: Gateway,
  request: FastifyRequest,
  asked: Admitted,
): Promise<Source> {
  const gone = new AbortController()
  const contextFor = () =>
    gateway.listeningContext(request, { ...asked.options, signal: gone.signal })
  const results = await asked.subscribed.start(contextFor(), contextFor)
  const pass = async (stream: EventStream) => {
    try {
      for await (const result of results) stream.next(JSON.stringify(result))
      stream.complete()
    } catch (err) {
      request.log.error({ err }, 'a stream broke')
      stream.close()
    }
  }
  return { flow: (stream) => void pass(stream), stop: () => gone.abort() }
}

/** What is the same for everybody is worked out once, as nobody in particular. */
async function joined(gateway: Gateway, request: FastifyRequest, asked: Admitted): Promise<Source> {
  const { subscribed, context } = asked
  const key = JSON.stringify([subscribed.known.source, subscribed.variables, context.currency])
  let stream: EventStream | undefined
  const waiting: Buffer[] = []
  const leave = await gateway.sharedResults.join(
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
    stop: leave,
  }
}

const tooMany = ({ requestId }: Context): OperationResult => ({
  status: 429,
  retryAfter: 30,
  body: {
    errors: [
      {
        message: 'Too many streams are open already.',
        extensions: { code: 'RATE_LIMITED', requestId },
      },
    ],
  },
})
