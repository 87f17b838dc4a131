import type { Image } from '../catalog/media.ts'
import type { Address } from '../ecom/person.ts'

/** Facts about the site of the shop. Null: the merchant has not filled it in. */
export type SiteProperties = {
  readonly name: string | null
  /** ISO 639-1 code of the texts. */
  readonly language: string | null
  /** Language and country, such as `en-GB`. */
  readonly locale: string | null
  /** ISO 4217 code of prices and payments. */
  readonly currency: string | null
  /** What the merchant says about the business. */
  readonly description: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: Address | null
  readonly logo: Image | null
}

/** The lists of the client, to which the hosted pages return. */
export type ClientLists = {
  /** Exact URIs, for what comes back from a sign-in. */
  readonly redirectUris: readonly string[]
  /** Hosts, for everything else. */
  readonly redirectDomains: readonly string[]
}

/** Generation of the site's catalog; `NONE`: no store is installed. */
export type CatalogGeneration = 'V1' | 'V3' | 'NONE'
