// `POST /webhooks/platform`: receives change events of the platform. The body is text, a signed token; the signature
// alone authenticates it, without cookie or session. docs/security.md S79-S88.
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { readEvent } from '../events/read-event.ts'
import { createTokenReader, WebhookRefused } from '../events/webhook-token.ts'
import type { Gateway } from '../gateway.ts'

const path = '/webhooks/platform'
const mostBytes = 256 * 1024

/** Without a public key of the platform the endpoint responds 404. */
export const webhooks: FastifyPluginAsync<{ gateway: Gateway }> = async (app, { gateway }) => {
  const { publicKey, instanceId, windowSeconds } = gateway.config.webhooks
  if (!publicKey) return
  if (!instanceId) {
    app.log.warn(
      'PLATFORM_APP_INSTANCE_ID is not set: events of every site with this key are taken',
    )
  }
  const open = createTokenReader({ publicKey, instanceId })
  const { eventSources, inbox } = gateway.services
  const noteSource = (source: string, log: Pick<FastifyBaseLogger, 'warn'>) => {
    if (!eventSources.note(source) || instanceId) return
    log.warn(
      { instanceId: source },
      'change events come from this instance: set PLATFORM_APP_INSTANCE_ID to it, and those of other sites are refused',
    )
  }

  // Registered in this plugin only: it accepts text of any media type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) => text)

  // Also accepts a body without a media type, which Fastify would refuse before any parser.
  app.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/jwt'
  })

  app.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = typeof request.body === 'string' ? request.body : ''
    try {
      const opened = await open(body)
      const event = readEvent(opened, {
        receivedAt: Date.now(),
        requestId: request.id,
        windowMs: windowSeconds * 1000,
      })
      const isNew = await inbox.accept(event)
      noteSource(opened.envelope.instanceId, request.log)
      request.log.info({ event: event.id, type: event.type, isNew }, 'change event')
      return reply.code(200).send()
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error
      request.log.warn({ status: error.status }, 'webhook refused')
      return reply.code(error.status).send({ message: error.message })
    }
  })
}
