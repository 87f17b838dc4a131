// Verifies the signature of a webhook's token and reads its claims. docs/security.md S79, S80 and S84.
import { createPublicKey } from 'node:crypto'
import { webhookAlgorithm } from '@vitrine/platform'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { messages } from '../__generated__/messages/events.ts'
import { type Envelope, readClaims, readEnvelope } from '../platform/events/envelope.ts'

/** The request is not a webhook of our platform: the response to send, which does not state the cause. */
export class WebhookRefused extends Error {
  readonly status: 400 | 401 | 403

  constructor(status: 400 | 401 | 403, message: string) {
    super(message)
    this.name = 'WebhookRefused'
    this.status = status
  }
}

export type OpenedWebhook = {
  envelope: Envelope
  /** When it was signed, in milliseconds since 1970; undefined when the token has no time. */
  signedAt: number | undefined
  isExpired: boolean
}

type Options = {
  /** PEM, as `readWebhookKey` returns it. */
  publicKey: string
  /** App instance whose events are accepted; any instance when undefined. */
  instanceId: string | undefined
}

const isToken = (text: string) => /^[^.\s]+\.[^.\s]+\.[^.\s]*$/.test(text)

/** Verifies and reads the token of a webhook. Throws `WebhookRefused`. */
export function createTokenReader({ publicKey, instanceId }: Options) {
  // Key and algorithm are pinned: `kid` and keys in the token's header are ignored.
  const key = createPublicKey(publicKey)

  async function verified(token: string): Promise<{ claims: JWTPayload; isExpired: boolean }> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [webhookAlgorithm] })
      return { claims: payload, isExpired: false }
    } catch (error) {
      // Thrown after the signature was verified: the token is the platform's, but old.
      if (error instanceof errors.JWTExpired) return { claims: error.payload, isExpired: true }
      throw new WebhookRefused(401, messages.otherSigner)
    }
  }

  return async (body: string): Promise<OpenedWebhook> => {
    const token = body.trim()
    if (!isToken(token)) throw new WebhookRefused(400, messages.notSigned)
    const { claims, isExpired } = await verified(token)
    const read = readClaims(claims)
    const envelope = read && readEnvelope(read.data)
    if (!envelope) throw new WebhookRefused(400, messages.noEvent)
    if (instanceId !== undefined && envelope.instanceId !== instanceId) {
      throw new WebhookRefused(403, messages.otherSite)
    }
    return { envelope, isExpired, signedAt: read.signedAt }
  }
}
