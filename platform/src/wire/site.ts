// Facts about the site, and its client, as the platform sends them. docs/contract/real-site.md §2, §4.1.
import { z } from 'zod'
import { answer } from '../shapes.ts'

const optional = z.string().nullish()

const wireSiteAddress = answer(() => ({
  street: optional,
  streetNumber: optional,
  apartmentNumber: optional,
  city: optional,
  state: optional,
  zip: optional,
  country: optional,
}))

/** What the merchant has filled in about the business. */
export const wireSiteFacts = answer(() => ({
  siteDisplayName: optional,
  businessName: optional,
  description: optional,
  /** Language of the site's texts; `locale.languageCode` may differ from it. */
  language: optional,
  locale: answer(() => ({ languageCode: optional, country: optional })).nullish(),
  paymentCurrency: optional,
  timeZone: optional,
  email: optional,
  phone: optional,
  address: wireSiteAddress.nullish(),
  /** Path in the media store. */
  logo: optional,
}))
export type WireSiteFacts = z.output<typeof wireSiteFacts>

export const wireSiteProperties = answer(() => ({
  version: z.union([z.string(), z.number()]).nullish(),
  properties: wireSiteFacts.nullish(),
}))
export type WireSiteProperties = z.output<typeof wireSiteProperties>

/** Currencies that a shopper may choose; none: prices are not converted. */
export const wireSiteCurrencies = answer(() => ({
  currencies: z.array(answer(() => ({ code: z.string() }))).nullish(),
}))
export type WireSiteCurrencies = z.output<typeof wireSiteCurrencies>

/** None while the site is not published. */
export const wirePublishedUrls = answer(() => ({
  urls: z.array(answer(() => ({ url: z.string(), primary: z.boolean().nullish() }))).nullish(),
}))
export type WirePublishedUrls = z.output<typeof wirePublishedUrls>

export const wireOAuthApp = answer(() => ({
  oAuthApp: answer(() => ({
    id: z.string(),
    name: optional,
    /** Exact URIs, for what comes back from a sign-in. */
    allowedRedirectUris: z.array(z.string()).nullish(),
    /** Hosts, for everything else. */
    allowedRedirectDomains: z.array(z.string()).nullish(),
    loginUrl: optional,
    logoutUrl: optional,
  })).nullish(),
}))
export type WireOAuthApp = z.output<typeof wireOAuthApp>
