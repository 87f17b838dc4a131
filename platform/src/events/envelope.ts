// Schemas of delivered events: a signed token contains an envelope, which contains the payload, each as a
// JSON string. Source: docs/contract/events-ecom.md §4, §5; docs/contract/catalog-events.md §1, §2.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { identityTypes } from '../vocab/commerce.ts'
import { type ChangeEventName, changeEventEntry } from './change-events.ts'

/** Algorithm and issuer of the token. */
export const webhookAlgorithm = 'RS256'
export const webhookIssuer = 'wix.com'

/** Claims of the token: `data` is an event envelope as a JSON string. Times are Unix seconds. */
export const webhookClaims = answer(() => ({
  data: z.string(),
  iat: z.number().optional(),
  exp: z.number().optional(),
  iss: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
}))
export type WebhookClaims = z.output<typeof webhookClaims>

/** Identity that caused the event: exactly one of the ids. */
export const eventIdentity = answer(() => ({
  identityType: word(identityTypes),
  anonymousVisitorId: z.string().nullish(),
  memberId: z.string().nullish(),
  wixUserId: z.string().nullish(),
  appId: z.string().nullish(),
}))
export type EventIdentity = z.output<typeof eventIdentity>

/** First layer; `data` and `identity` are JSON strings again, `accountInfo` is an object. */
export const eventEnvelope = answer(() => ({
  eventType: z.string(),
  instanceId: z.string(),
  data: z.string(),
  identity: z.string().nullish(),
  accountInfo: answer(() => ({
    accountId: z.string().nullish(),
    siteId: z.string().nullish(),
    parentAccountId: z.string().nullish(),
  })).nullish(),
}))
export type EventEnvelope = z.output<typeof eventEnvelope>

/** Wrapper of a domain event. Entities are objects under the short names. */
export const domainEvent = answer(() => ({
  /** Id of the event: a redelivery has the same one. */
  id: z.string(),
  entityFqdn: z.string(),
  slug: z.string(),
  entityId: z.string(),
  eventTime: timestamp,
  triggeredByAnonymizeRequest: z.boolean().nullish(),
  originatedFrom: z.string().nullish(),
  /** An int64 as text; increases per entity. */
  entityEventSequence: z.string().nullish(),
  createdEvent: answer(() => ({ entity: z.unknown() })).nullish(),
  updatedEvent: answer(() => ({
    currentEntity: z.unknown(),
    /** Path of a field → its previous value. */
    modifiedFields: z.record(z.string(), z.unknown()).nullish(),
  })).nullish(),
  deletedEvent: answer(() => ({ deletedEntity: z.unknown().optional() })).nullish(),
  actionEvent: answer(() => ({ body: z.unknown() })).nullish(),
}))
export type DomainEvent = z.output<typeof domainEvent>

/** Returns the entity or body inside a wrapper, in the order in which the official SDK looks for it. */
export function domainEventBody(event: DomainEvent): unknown {
  if (event.deletedEvent) return event.deletedEvent.deletedEntity
  if (event.actionEvent) return event.actionEvent.body
  if (event.updatedEvent) return event.updatedEvent.currentEntity
  return event.createdEvent?.entity
}

/** Returns the id of the entity of a message; undefined when its body does not contain one. */
export function messageEntityId(name: ChangeEventName, body: unknown): string | undefined {
  const { idField } = changeEventEntry(name)
  if (!idField || typeof body !== 'object' || body === null) return
  const fields = body as Record<string, unknown>
  // Collections are named by either of two spellings: docs/contract/catalog-events.md §3.
  const id = fields[idField] ?? (idField === 'collectionId' ? fields.collection_Id : undefined)
  return typeof id === 'string' ? id : undefined
}
