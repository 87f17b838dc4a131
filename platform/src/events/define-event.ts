// How a row of the event table is written down.
import { z } from 'zod'

/** Named by spec §7, or known from the official SDK alone. */
export type ChangeEventSource = 'spec' | 'sdk'

/** What happened to the entity; a message has none. */
export type ChangeEventKind = 'created' | 'updated' | 'deleted' | 'action' | 'message'

/** A row of the event table. */
export type ChangeEventEntry = {
  /** The name it travels under. */
  type: string
  /** `domain`: inside the wrapper of `envelope.ts`; `message`: bare. */
  family: 'domain' | 'message'
  kind: ChangeEventKind
  /** Domain events: whose kind of entity, and what happened to it. */
  fqdn?: string
  slug?: string
  /** Messages: the member of the body that names the entity. */
  idField?: string
  /** Entity, body of an action, or message; null for a deletion that carries nothing. */
  body: z.ZodType
  /** Deletions: the entity as it was travels along. */
  deletedCarriesEntity?: boolean
  source: ChangeEventSource
}

type KindOf<Slug extends string> = Slug extends 'created' | 'updated' ? Slug : 'action'

const kindOf = <Slug extends string>(slug: Slug) =>
  (slug === 'created' || slug === 'updated' ? slug : 'action') as KindOf<Slug>

/** An entity was created or changed, or something happened to it. */
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

/** An entity nobody declared is passed over. */
const nothing = z.unknown().transform(() => null)

/** Only the entity's id is told. */
export const deleted = <Fqdn extends string>(fqdn: Fqdn, source: ChangeEventSource = 'spec') =>
  deletion(fqdn, nothing, false, source)

/** The entity as it was is told. */
export const deletedWith = <Fqdn extends string, Body extends z.ZodType>(
  fqdn: Fqdn,
  body: Body,
  source: ChangeEventSource = 'spec',
) => deletion(fqdn, body, true, source)

/** A message of the older kind: no wrapper, no id, no sequence. */
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
