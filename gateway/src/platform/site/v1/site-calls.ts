// The calls about the site and its client with responses in the form of this gateway. docs/contract/real-site.md §2, §4.1.
import { type AllCalls, allCalls } from '@vitrine/platform'
import type { Image } from '../../catalog/media.ts'
import type { Address } from '../../ecom/person.ts'
import { type MappedTable, mappedTable } from '../../mapped-call.ts'
import {
  emptyArray,
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  requiredString,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type { CatalogGeneration, ClientLists, SiteProperties } from '../site.ts'

const generations = {
  V1_CATALOG: 'V1',
  V3_CATALOG: 'V3',
  STORES_NOT_INSTALLED: 'NONE',
} satisfies Record<string, CatalogGeneration>

/** What a merchant has left blank is not known. */
const factText = (from: JsonObject, name: string): string | null =>
  filledString(from, name)?.trim() || null

/** Returns the ISO 3166-2 code of a state, which the site says as `NY`, as `US-NY` or by its name; null for a name. */
function subdivisionOf(state: string | null, country: string | null): string | null {
  const code = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/.exec(state ?? '')
  return country && code && (code[1] ?? country) === country ? `${country}-${code[2]}` : null
}

const readProperties = (from: JsonObject): SiteProperties => ({
  name: factText(from, 'siteDisplayName') ?? factText(from, 'businessName'),
  language: factText(from, 'language'),
  currency: factText(from, 'paymentCurrency'),
  description: factText(from, 'description'),
  email: factText(from, 'email'),
  phone: factText(from, 'phone'),
  locale: mappedOrNull(from, 'locale', readLocale),
  address: mappedOrNull(from, 'address', readAddress),
  logo: logoOf(factText(from, 'logo')),
})

function readLocale(from: JsonObject): string | null {
  const [language, country] = [factText(from, 'languageCode'), factText(from, 'country')]
  return language && country ? `${language}-${country}` : null
}

/** Null where the merchant has filled in nothing but the country. */
function readAddress(from: JsonObject): Address | null {
  const country = factText(from, 'country')
  const state = factText(from, 'state')
  const city = factText(from, 'city')
  const streetName = factText(from, 'street')
  if (!city && !streetName) return null
  return {
    country,
    countryName: null,
    subdivision: subdivisionOf(state, country),
    subdivisionName: state,
    city,
    postalCode: factText(from, 'zip'),
    addressLine: null,
    addressLine2: factText(from, 'apartmentNumber'),
    streetNumber: factText(from, 'streetNumber'),
    streetName,
    geocode: null,
    formatted: null,
  }
}

/** The site says where the picture is, and nothing else about it. */
const logoOf = (url: string | null): Image | null =>
  url === null
    ? null
    : {
        id: null,
        url,
        width: null,
        height: null,
        alt: null,
        filename: null,
        format: null,
        urlExpiresAt: null,
        focalPoint: null,
      }

const readLists = (from: JsonObject): ClientLists => ({
  redirectUris: stringsOrNull(from, 'allowedRedirectUris') ?? emptyArray,
  redirectDomains: stringsOrNull(from, 'allowedRedirectDomains') ?? emptyArray,
})

const readers = {
  catalogVersioning: {
    getCatalogVersion: (from: JsonObject) => ({
      generation: wordOf(from, 'catalogVersion', generations, null),
    }),
  },
  siteProperties: {
    getSiteProperties: (from: JsonObject) => mappedPart(from, 'properties', readProperties),
  },
  siteCurrencies: {
    getSiteCurrencies: (from: JsonObject) => ({
      codes: listOf(from, 'currencies', (currency) => requiredString(currency, 'code')),
    }),
  },
  publishedUrls: {
    listPublishedSiteUrls: (from: JsonObject) => ({
      urls: listOf(from, 'urls', (published) => requiredString(published, 'url')),
    }),
  },
  oauthApps: { getOAuthApp: (from: JsonObject) => mappedPart(from, 'oAuthApp', readLists) },
}

/** Services behind `site-ports.ts`, except uploads. Requests have the platform's own form. */
export type SiteCalls = {
  readonly [Service in keyof typeof readers]: MappedTable<
    AllCalls[Service],
    (typeof readers)[Service]
  >
}

/** The calls, which `operations.ts` assigns to operations. A response that a reader refuses fails as a `PlatformFailure`. */
export const siteCalls: SiteCalls = {
  catalogVersioning: mappedTable(allCalls.catalogVersioning, readers.catalogVersioning),
  siteProperties: mappedTable(allCalls.siteProperties, readers.siteProperties),
  siteCurrencies: mappedTable(allCalls.siteCurrencies, readers.siteCurrencies),
  publishedUrls: mappedTable(allCalls.publishedUrls, readers.publishedUrls),
  oauthApps: mappedTable(allCalls.oauthApps, readers.oauthApps),
}
