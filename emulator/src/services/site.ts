// Implements the calls that return facts about the site, and the lists of its client. docs/contract/real-site.md §2, §4.1.
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { notFound } from '../refuse.ts'
import { shopFacts } from '../seed/shop-facts.ts'
import { clientListsOf, enterClientLists } from '../state/client-lists.ts'
import { shopNameOf } from '../state/shop-name.ts'
import { offeredCurrencies, siteSettingsOf } from '../state/site-settings.ts'

export const siteProperties: Handlers<AllCalls['siteProperties'], CallContext> = {
  getSiteProperties: (_request, { state, site }) => ({
    version: '1',
    properties: {
      ...shopFacts,
      language: site.language,
      locale: { languageCode: site.language, country: shopFacts.address.country },
      paymentCurrency: site.currency,
      ...siteSettingsOf(state).properties,
    },
  }),
}

export const siteCurrencies: Handlers<AllCalls['siteCurrencies'], CallContext> = {
  getSiteCurrencies: (_request, { state, site }) => ({
    currencies: offeredCurrencies(state, site).map((code) => ({ code })),
  }),
}

export const publishedUrls: Handlers<AllCalls['publishedUrls'], CallContext> = {
  listPublishedSiteUrls: (_request, { state, site }) => ({
    urls: siteSettingsOf(state).isPublished
      ? [{ url: site.url, primary: true, urlType: 'FREE' }]
      : [],
  }),
}

/** A key reads and changes the clients of its own site. */
export const oauthApps: Handlers<AllCalls['oauthApps'], CallContext> = {
  getOAuthApp: ({ oAuthAppId }, context) => {
    if (oAuthAppId !== context.site.clientId) throw notFound('OAuthApp')
    return { oAuthApp: clientOf(context) }
  },

  // Whole lists are replaced, and only those that the mask names: without one, nothing is.
  updateOAuthApp: ({ oAuthAppId, oAuthApp, mask }, context) => {
    if (oAuthAppId !== context.site.clientId) throw notFound('OAuthApp')
    const { allowedRedirectUris = [], allowedRedirectDomains = [] } = oAuthApp
    const named = new Set(mask?.paths)
    enterClientLists(
      {
        ...(named.has('allowedRedirectUris') && { redirectUris: allowedRedirectUris }),
        ...(named.has('allowedRedirectDomains') && { redirectDomains: allowedRedirectDomains }),
      },
      context,
    )
    return { oAuthApp: clientOf(context) }
  },
}

function clientOf(context: CallContext) {
  const { redirectUris, redirectDomains } = clientListsOf(context)
  return {
    id: context.site.clientId,
    name: shopNameOf(context.state),
    allowedRedirectUris: [...redirectUris],
    allowedRedirectDomains: [...redirectDomains],
  }
}
