// Facts about the site, and the lists of its client. Source: docs/contract/real-site.md §2, §4.1; beyond spec §7.
import { z } from 'zod'
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
    request: body(() => ({})),
    response: wireSiteProperties,
  }),
} satisfies Record<string, Call>)

export const siteCurrencies = callTable({
  getSiteCurrencies: call({
    ...under('siteCurrencies'),
    ...bySite,
    request: body(() => ({})),
    response: wireSiteCurrencies,
  }),
} satisfies Record<string, Call>)

export const publishedUrls = callTable({
  listPublishedSiteUrls: call({
    ...under('publishedUrls'),
    ...bySite,
    request: body(() => ({})),
    response: wirePublishedUrls,
  }),
} satisfies Record<string, Call>)

/** A list of a client has at most twenty entries. */
const redirects = z.array(z.string()).max(20).optional()

export const oauthApps = callTable({
  getOAuthApp: call({
    ...under('oauthApps', '/{oAuthAppId}'),
    ...bySite,
    request: body(() => ({ oAuthAppId: guid })),
    response: wireOAuthApp,
  }),
  /** Replaces whole lists. Without a mask it answers 200 and changes nothing. */
  updateOAuthApp: call({
    ...under('oauthApps', '/{oAuthAppId}'),
    ...bySite,
    method: 'PATCH',
    request: body(() => ({
      oAuthAppId: guid,
      oAuthApp: body(() => ({ allowedRedirectUris: redirects, allowedRedirectDomains: redirects })),
      mask: body(() => ({ paths: z.array(z.string()) })).nullish(),
    })),
    response: wireOAuthApp,
  }),
} satisfies Record<string, Call>)
