// Converts a change to the envelope that is delivered. docs/contract/events-ecom.md §4, §5.
import { randomUUID } from 'node:crypto'
import {
  type ChangeEventKind,
  changeEventEntry,
  type EventIdentity,
  webhookAlgorithm,
  webhookIssuer,
} from '@vitrine/platform'
import { importPKCS8, SignJWT } from 'jose'
import type { StoredEvent } from '../rows/event-rows.ts'
import type { Site } from '../site.ts'
import type { Raised } from './raised.ts'

/** Fields of the envelope beside the change itself. */
export type EnvelopeDetails = {
  identity: EventIdentity
  sequence: number
  /** Sequence number that is sent instead of the event's own. */
  entityEventSequence?: number | string
  /** Time by the platform's clock. */
  at: string
  /** The change is part of an erasure request. */
  triggeredByAnonymizeRequest?: boolean
}

export function eventOf(raised: Raised, details: EnvelopeDetails): StoredEvent {
  const { name, entityId, body } = raised
  const { identity, sequence, at } = details
  const { type, family } = changeEventEntry(name)
  const id = randomUUID()
  const payload = family === 'domain' ? wrapped(id, raised, details) : (body as object)
  return { id, name, type, entityId, sequence, at, payload, identity }
}

function wrapped(id: string, raised: Raised, details: EnvelopeDetails): object {
  const { fqdn, slug, kind } = changeEventEntry(raised.name)
  return {
    id,
    entityFqdn: fqdn,
    slug,
    entityId: raised.entityId,
    eventTime: details.at,
    triggeredByAnonymizeRequest: details.triggeredByAnonymizeRequest ?? false,
    originatedFrom: '',
    entityEventSequence: String(details.entityEventSequence ?? details.sequence),
    ...contentOf(kind, raised),
  }
}

/** Entities are sent as objects under the short names: receivers read only those. */
function contentOf(kind: ChangeEventKind, { body, modifiedFields }: Raised): object {
  switch (kind) {
    case 'created':
      return { createdEvent: { entity: body } }
    case 'updated':
      return { updatedEvent: { currentEntity: body, ...(modifiedFields && { modifiedFields }) } }
    case 'deleted':
      return { deletedEvent: body === undefined || body === null ? {} : { deletedEntity: body } }
    default:
      return { actionEvent: { body } }
  }
}

/** Nests two JSON strings in a third; only `accountInfo` is an object. */
export const envelopeOf = (
  { type, payload, identity }: Pick<StoredEvent, 'type' | 'payload' | 'identity'>,
  { instanceId, accountId, siteId }: Site,
): string =>
  JSON.stringify({
    data: JSON.stringify(payload),
    eventType: type,
    instanceId,
    identity: JSON.stringify(identity),
    accountInfo: { accountId, siteId },
  })

/** Returns the event as another site would cause it: with an id and a time of its own. */
export function fromElsewhere(event: StoredEvent): StoredEvent {
  const id = randomUUID()
  const payload = 'id' in event.payload ? { ...event.payload, id } : event.payload
  return { ...event, id, payload, sequence: event.sequence + 1 }
}

/** Lifetime of a token: a day, longer than any delivery is retried. Assumed. */
const lifeSeconds = 86_400

export type Signing = {
  privateKey: string
  appId: string
  /** Time of issue in seconds since 1970, including fractions of a second. */
  issuedAt: number
  expiresAt?: number
}

const signingKeys = new Map<string, ReturnType<typeof importPKCS8>>()

/** Imports a private key once: that takes as long as several signatures. A platform has one, forgers a few. */
function signingKeyOf(privateKey: string): ReturnType<typeof importPKCS8> {
  const known = signingKeys.get(privateKey)
  if (known) return known
  const imported = importPKCS8(privateKey, webhookAlgorithm)
  if (signingKeys.size >= 8) signingKeys.clear()
  signingKeys.set(privateKey, imported)
  return imported
}

export async function sign(data: string, signing: Signing): Promise<string> {
  const { privateKey, appId, issuedAt, expiresAt = Math.floor(issuedAt) + lifeSeconds } = signing
  return new SignJWT({ data })
    .setProtectedHeader({ alg: webhookAlgorithm })
    .setIssuer(webhookIssuer)
    .setAudience(appId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await signingKeyOf(privateKey))
}
