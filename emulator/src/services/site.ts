// Implements the calls that return facts about the site, and the lists of its client. docs/contract/real-site.md §2, §4.1.
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { notFound } from '../refuse.ts'
import { shopFacts } from '../seed/shop-facts.ts'
import { shopName } from '../site.ts'
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

/** A key reads the clients of its own site. */
export const oauthApps: Handlers<AllCalls['oauthApps'], CallContext> = {
  getOAuthApp: ({ oAuthAppId }, { state, site }) => {
    if (oAuthAppId !== site.clientId) throw notFound('OAuthApp')
    const { redirectUris, redirectDomains } = siteSettingsOf(state)
    return {
      oAuthApp: {
        id: site.clientId,
        name: shopName,
        allowedRedirectUris: redirectUris ?? [`${site.shopUrl}/callback`],
        allowedRedirectDomains: redirectDomains ?? [new URL(site.shopUrl).host],
      },
    }
  },
}
