// The doctor in every broken state of the site, its client and its credentials.
import { useDoctor } from './support/doctor-kit.ts'
import { testStates, waysToBreak, withoutCredentials } from './support/doctor-state.ts'

const kit = useDoctor()
const { refusing, limiting, answering, site } = waysToBreak(kit)

/** Checks that only credentials of the site can make. */
const ofSite = {
  properties: 'SKIPPED',
  currencies: 'SKIPPED',
  published: 'SKIPPED',
  redirects: 'SKIPPED',
} as const

testStates(kit, [
  {
    state: 'there is an API key without its site',
    broken: () => ({ PLATFORM_SITE_ID: undefined }),
    open: { credentials: 'FAULT', ...ofSite },
    says: ['credentials', 'Set PLATFORM_SITE_ID'],
  },
  {
    state: 'the API key beside the secret is wrong',
    broken: () => ({
      PLATFORM_CLIENT_SECRET: kit.emulator.clientSecret,
      PLATFORM_API_KEY: 'IST.wrong',
    }),
    open: { credentials: 'FAULT', ...ofSite },
    says: ['credentials', 'The platform refuses the API key'],
  },
  {
    state: 'there are no credentials of the site',
    broken: () => withoutCredentials,
    open: { credentials: 'ADVICE', ...ofSite },
    says: ['redirects', '/de/login?done=reset and the redirect domain'],
  },
  {
    state: 'the API key is wrong',
    broken: () => ({ PLATFORM_API_KEY: 'IST.wrong' }),
    open: { credentials: 'FAULT', ...ofSite },
    says: ['credentials', 'a key of the owner of PLATFORM_SITE_ID'],
  },
  {
    state: 'the client secret is wrong',
    broken: () => ({ PLATFORM_CLIENT_SECRET: 'wrong' }),
    open: { credentials: 'FAULT', ...ofSite },
    says: ['credentials', 'Generate a new secret'],
  },
  {
    state: 'the key may not read orders',
    broken: () => refusing('/ecom/v1/orders/search', 403),
    open: { credentials: 'ADVICE' },
    says: ['credentials', 'the permission Read Orders'],
  },
  {
    state: 'the calls of orders are limited',
    broken: () => limiting('/ecom/v1/orders/search'),
    open: { credentials: 'SKIPPED', ...ofSite },
    says: ['credentials', 'limits the number of calls'],
  },
  {
    state: 'the key may not read the properties of the site',
    broken: () => refusing('/site-properties/v4/properties', 403),
    open: { properties: 'SKIPPED' },
    says: ['properties', 'the permission Read site, business, and email details'],
  },
  {
    state: 'settings override what is a matter of taste',
    broken: () => ({ STORE_NAME: 'Another', STORE_LOCALE: 'en-GB' }),
    open: {},
    says: ['properties', 'the settings override it: STORE_NAME Another, STORE_LOCALE en-GB'],
  },
  {
    state: 'the currency is not that of the site',
    broken: () => ({ STORE_CURRENCY: 'GBP' }),
    open: { properties: 'FAULT' },
    says: ['properties', 'STORE_CURRENCY is GBP, but prices and payments of the site are in USD'],
  },
  {
    state: 'the currency is not that of a price, and there are no credentials',
    broken: () => ({ ...withoutCredentials, STORE_CURRENCY: 'GBP' }),
    open: {
      ...ofSite,
      credentials: 'ADVICE',
      properties: 'FAULT',
    },
    says: ['properties', 'STORE_CURRENCY is GBP, but the first product has its price in USD'],
  },
  {
    state: 'the site is in another language',
    broken: () => site({ properties: { language: 'fr' } }),
    open: { properties: 'ADVICE' },
    says: ['properties', 'in the language fr'],
  },
  {
    state: 'the site does not convert to a currency of the shop',
    broken: async () => {
      await site({ currencies: ['EUR'] })
      return { STORE_CURRENCIES: 'USD,EUR,GBP' }
    },
    open: { currencies: 'FAULT' },
    says: ['currencies', 'offers GBP'],
  },
  {
    state: 'the site is not published',
    broken: () => site({ isPublished: false }),
    open: { published: 'FAULT', logout: 'FAULT' },
    says: ['logout', 'Publish the site'],
  },
  {
    state: 'the callback is not on the list of the client',
    broken: () => site({ redirectUris: ['https://other.example/callback'] }),
    open: { redirects: 'FAULT' },
    says: ['redirects', '/callback, http://127.0.0.1:'],
  },
  {
    state: 'the domain is not on the list of the client',
    broken: () => site({ redirectDomains: [] }),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'redirect domain 127.0.0.1:'],
  },
  {
    state: 'the platform refuses a redirect',
    broken: () => refusing('/_api/redirects-api/v1/redirect-session', 403),
    open: { logout: 'FAULT' },
    says: ['logout', 'does not open its pages'],
  },
  {
    state: 'the calls of the lists of the client fail',
    broken: () => refusing('/oauth-app/v1/oauth-apps', 503),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'the platform fails, not the shop'],
  },
  {
    state: 'redirects are limited',
    broken: () => limiting('/_api/redirects-api/v1/redirect-session'),
    open: { logout: 'SKIPPED' },
    says: ['logout', 'limits the number of calls'],
  },
  {
    state: 'the credentials belong to another site',
    broken: () =>
      answering('/oauth-app/v1/oauth-apps/', { message: 'not found', details: {} }, 404),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'They belong to another site'],
  },
  {
    state: 'the prices are not in the currency of the site',
    broken: () => site({ properties: { paymentCurrency: 'GBP' } }),
    open: { properties: 'FAULT' },
    says: ['properties', 'The credentials belong to another site than PLATFORM_CLIENT_ID'],
  },
  {
    state: 'the site has no plan',
    broken: () => refusing('/_api/redirects-api/v1/redirect-session', 402),
    open: { logout: 'FAULT' },
    says: ['logout', 'Give the site a premium plan'],
  },
])
