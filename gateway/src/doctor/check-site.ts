// Checks what the site's own credentials allow, and its facts against the settings. docs/contract/real-site.md §2, §5.
import type { PlatformCalls } from '../platform/calls.ts'
import { isForbidden } from '../platform/failure.ts'
import { permissionOf } from '../platform/permission-of.ts'
import type { Platform } from '../platform/platform.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import { reasonOf, type Subject, statusOf } from './subject.ts'

const secretCure =
  'Set PLATFORM_CLIENT_SECRET (dashboard, Settings, Headless Settings, your client, Generate Client Secret).'
const unknown = skipped('Only the site itself may read this.', secretCure)

export async function checkCredentials({ site, config }: Subject): Promise<Outcome> {
  if (!site) {
    return advice(
      'There is no client secret and no API key: no order history, no admin, no back-in-stock emails.',
      secretCure,
    )
  }
  const name = config.platform.clientSecret ? 'client secret' : 'API key'
  try {
    await site.orders.searchOrders({ search: { cursorPaging: { limit: 1 } } })
    return good(`The ${name} may read orders.`)
  } catch (error) {
    if (isForbidden(error)) {
      return advice(
        `The ${name} may not read orders (${reasonOf(error)}).`,
        `Give the ${name} the permission ${permissionOf('orders')}; the guide lists what each feature needs.`,
      )
    }
    return fault(
      `The platform refuses the ${name} (${reasonOf(error)}).`,
      config.platform.clientSecret
        ? 'Generate a new secret for this very client, and set PLATFORM_CLIENT_SECRET to it.'
        : 'PLATFORM_API_KEY has to be a key of the owner of PLATFORM_SITE_ID.',
    )
  }
}

/** Returns an outcome for a call that the credentials may not make. */
async function bySite(
  { site }: Subject,
  service: keyof PlatformCalls,
  check: (site: Platform) => Promise<Outcome>,
): Promise<Outcome> {
  if (!site) return unknown
  try {
    return await check(site)
  } catch (error) {
    const status = statusOf(error)
    if (status !== 401 && status !== 403) throw error
    return skipped(
      `The credentials may not read this (${reasonOf(error)}).`,
      `Give them the permission ${permissionOf(service)}.`,
    )
  }
}

export const checkProperties = (subject: Subject): Promise<Outcome> =>
  bySite(subject, 'siteProperties', async (site) => {
    const { name, currency, language } = await site.siteProperties.getSiteProperties({})
    const { store } = subject.config
    const settings = [
      { setting: 'STORE_NAME', is: store.name, should: name },
      { setting: 'STORE_CURRENCY', is: store.currency, should: currency },
      { setting: 'STORE_LOCALE', is: new Intl.Locale(store.locale).language, should: language },
    ]
    const different = settings.filter(({ is, should }) => should !== null && is !== should)
    if (different.length === 0) return good(`The settings fit the site ${name ?? ''}.`)
    return advice(
      `The settings differ from the site: ${different
        .map(({ setting, is, should }) => `${setting} is ${is}, the site says ${should}`)
        .join('; ')}.`,
      `Set ${different.map(({ setting }) => setting).join(', ')} to what the site says.`,
    )
  })

export const checkCurrencies = (subject: Subject): Promise<Outcome> =>
  bySite(subject, 'siteCurrencies', async (site) => {
    const { codes } = await site.siteCurrencies.getSiteCurrencies({})
    const { currency, currencies } = subject.config.store
    const missing = currencies.filter((code) => code !== currency && !codes.includes(code))
    if (missing.length === 0) return good(`The site converts prices to ${list(codes)}.`)
    return advice(
      `The shop offers ${list(missing)}, to which the site does not convert prices.`,
      'Take them out of STORE_CURRENCIES, or add them to the site: dashboard, Settings, Currency.',
    )
  })

export const checkPublished = (subject: Subject): Promise<Outcome> =>
  bySite(subject, 'publishedUrls', async (site) => {
    const { urls } = await site.publishedUrls.listPublishedSiteUrls({})
    if (urls.length > 0) return good(`The site is published at ${list(urls)}.`)
    return fault(
      'The site is not published: it has no page for checkout and sign-in.',
      'Publish it in the dashboard. Its own pages may stay empty.',
    )
  })

const list = (values: readonly string[]) => values.join(', ') || 'no other currency'
