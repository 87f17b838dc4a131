// Facts about the site, and the lists of its client. Source: docs/contract/real-site.md §2, §4.1; beyond spec §7.
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { body, guid } from '../shapes.ts'
import {
  wireOAuthApp,
  wirePublishedUrls,
  wireSiteCurrencies,
  wireSiteProperties,
} from '../wire/site.ts'

/** All of them need the site's key, or a token of its client. */
const bySite = { actor: 'elevated', evidence: 'sdk', method: 'GET' } as const

export const siteProperties = callTable({
  getSiteProperties: call({
    ...under('siteProperties'),
    ...bySite,
    request: body({}),
    response: wireSiteProperties,
  }),
} satisfies Record<string, Call>)

export const siteCurrencies = callTable({
  getSiteCurrencies: call({
    ...under('siteCurrencies'),
    ...bySite,
    request: body({}),
    response: wireSiteCurrencies,
  }),
} satisfies Record<string, Call>)

export const publishedUrls = callTable({
  listPublishedSiteUrls: call({
    ...under('publishedUrls'),
    ...bySite,
    request: body({}),
    response: wirePublishedUrls,
  }),
} satisfies Record<string, Call>)

export const oauthApps = callTable({
  getOAuthApp: call({
    ...under('oauthApps', '/{oAuthAppId}'),
    ...bySite,
    request: body({ oAuthAppId: guid }),
    response: wireOAuthApp,
  }),
} satisfies Record<string, Call>)
