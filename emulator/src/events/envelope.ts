// From a change to what is delivered. contract/events-ecom.md §4, §5.
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

/** What is told beside the change itself. */
export type Telling = {
  identity: EventIdentity
  sequence: number
  /** What the receiver is told instead of it. */
  entityEventSequence?: number | string
  /** By the platform's clock. */
  at: string
  /** Somebody asked to be forgotten. */
  triggeredByAnonymizeRequest?: boolean
}

export function eventOf(raised: Raised, telling: Telling): StoredEvent {
  const { name, entityId, body } = raised
  const { identity, sequence, at } = telling
  const { type, family } = changeEventEntry(name)
  const id = randomUUID()
  const payload = family === 'domain' ? wrapped(id, raised, telling) : (body as object)
  return { id, name, type, entityId, sequence, at, payload, identity }
}

function wrapped(id: string, raised: Raised, telling: Telling): object {
  const { fqdn, slug, kind } = changeEventEntry(raised.name)
  return {
    id,
    entityFqdn: fqdn,
    slug,
    entityId: raised.entityId,
    eventTime: telling.at,
    triggeredByAnonymizeRequest: telling.triggeredByAnonymizeRequest ?? false,
    originatedFrom: '',
    entityEventSequence: String(telling.entityEventSequence ?? telling.sequence),
    ...contentOf(kind, raised),
  }
}

/** Entities travel as objects under the short names: only those are read. */
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

/** Two JSON texts inside a third; `accountInfo` alone is an object. */
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

/** A day: longer than anybody tries to deliver. Assumed. */
const lifeSeconds = 86_400

export type Signing = {
  privateKey: string
  appId: string
  /** When the token says it was made, in seconds since 1970; parts of a second are told. */
  issuedAt: number
  expiresAt?: number
}

export async function sign(data: string, signing: Signing): Promise<string> {
  const { privateKey, appId, issuedAt, expiresAt = Math.floor(issuedAt) + lifeSeconds } = signing
  return new SignJWT({ data })
    .setProtectedHeader({ alg: webhookAlgorithm })
    .setIssuer(webhookIssuer)
    .setAudience(appId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await importPKCS8(privateKey, webhookAlgorithm))
}
