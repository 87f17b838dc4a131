// The calls about the site and its client with answers in the form of this gateway. docs/contract/real-site.md §2, §4.1.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable } from '../../mapped-call.ts'
import {
  emptyList,
  filledText,
  type JsonObject,
  listOf,
  mappedPart,
  requiredText,
  textsOrNull,
  wordOf,
} from '../../read-json.ts'
import type { CatalogGeneration, ClientLists, SiteProperties } from '../site.ts'

const generations = {
  V1_CATALOG: 'V1',
  V3_CATALOG: 'V3',
  STORES_NOT_INSTALLED: 'NONE',
} satisfies Record<string, CatalogGeneration>

const readProperties = (from: JsonObject): SiteProperties => ({
  name: filledText(from, 'siteDisplayName') ?? filledText(from, 'businessName'),
  language: filledText(from, 'language'),
  currency: filledText(from, 'paymentCurrency'),
  email: filledText(from, 'email'),
  phone: filledText(from, 'phone'),
})

const readLists = (from: JsonObject): ClientLists => ({
  redirectUris: textsOrNull(from, 'allowedRedirectUris') ?? emptyList,
  redirectDomains: textsOrNull(from, 'allowedRedirectDomains') ?? emptyList,
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
      codes: listOf(from, 'currencies', (currency) => requiredText(currency, 'code')),
    }),
  },
  publishedUrls: {
    listPublishedSiteUrls: (from: JsonObject) => ({
      urls: listOf(from, 'urls', (published) => requiredText(published, 'url')),
    }),
  },
  oauthApps: { getOAuthApp: (from: JsonObject) => mappedPart(from, 'oAuthApp', readLists) },
}

export type SiteCalls = {
  readonly [Service in keyof typeof readers]: MappedTable<
    AllCalls[Service],
    (typeof readers)[Service]
  >
}

export const siteCalls: SiteCalls = {
  catalogVersioning: mappedTable(allCalls.catalogVersioning, readers.catalogVersioning),
  siteProperties: mappedTable(allCalls.siteProperties, readers.siteProperties),
  siteCurrencies: mappedTable(allCalls.siteCurrencies, readers.siteCurrencies),
  publishedUrls: mappedTable(allCalls.publishedUrls, readers.publishedUrls),
  oauthApps: mappedTable(allCalls.oauthApps, readers.oauthApps),
}
