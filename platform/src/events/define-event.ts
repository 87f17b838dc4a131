// Creates rows of the event table.
import { z } from 'zod'

/** Listed in spec §7, or known from the official SDK only. */
export type ChangeEventSource = 'spec' | 'sdk'

/** Kind of change to the entity; a message has no entity. */
export type ChangeEventKind = 'created' | 'updated' | 'deleted' | 'action' | 'message'

/** A row of the event table. */
export type ChangeEventEntry = {
  /** Type of the event on the wire. */
  type: string
  /** `domain`: inside the wrapper of `envelope.ts`; `message`: bare. */
  family: 'domain' | 'message'
  kind: ChangeEventKind
  /** Domain events: the entity type, and the kind of change. */
  fqdn?: string
  slug?: string
  /** Messages: the field of the body that contains the entity's id. */
  idField?: string
  /** Entity, body of an action, or message; null for a deletion without content. */
  body: z.ZodType
  /** Deletions: the event contains the entity before the deletion. */
  deletedCarriesEntity?: boolean
  source: ChangeEventSource
}

type KindOf<Slug extends string> = Slug extends 'created' | 'updated' ? Slug : 'action'

const kindOf = <Slug extends string>(slug: Slug) =>
  (slug === 'created' || slug === 'updated' ? slug : 'action') as KindOf<Slug>

/** Defines an event of a created or changed entity, or an action on it. */
export const domain = <Fqdn extends string, Slug extends string, Body extends z.ZodType>(
  fqdn: Fqdn,
  slug: Slug,
  body: Body,
  source: ChangeEventSource = 'spec',
) => ({
  type: `${fqdn}_${slug}` as const,
  family: 'domain' as const,
  kind: kindOf(slug),
  fqdn,
  slug,
  body,
  source,
})

const deletion = <Fqdn extends string, Body extends z.ZodType>(
  fqdn: Fqdn,
  body: Body,
  deletedCarriesEntity: boolean,
  source: ChangeEventSource,
) => ({
  type: `${fqdn}_deleted` as const,
  family: 'domain' as const,
  kind: 'deleted' as const,
  fqdn,
  slug: 'deleted' as const,
  body,
  deletedCarriesEntity,
  source,
})

/** Ignores entities that are not declared. */
const nothing = z.unknown().transform(() => null)

/** The event contains the entity's id only. */
export const deleted = <Fqdn extends string>(fqdn: Fqdn, source: ChangeEventSource = 'spec') =>
  deletion(fqdn, nothing, false, source)

/** The event contains the entity before the change. */
export const deletedWith = <Fqdn extends string, Body extends z.ZodType>(
  fqdn: Fqdn,
  body: Body,
  source: ChangeEventSource = 'spec',
) => deletion(fqdn, body, true, source)

/** Defines a message of the older kind: without wrapper, id and sequence number. */
export const message = <Type extends string, Field extends string, Body extends z.ZodType>(
  type: Type,
  idField: Field,
  body: Body,
) => ({
  type,
  family: 'message' as const,
  kind: 'message' as const,
  idField,
  body,
  source: 'spec' as const,
})
