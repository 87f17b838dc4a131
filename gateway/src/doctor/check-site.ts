// Checks what the site's own credentials allow, and its facts against the settings. docs/contract/real-site.md §2, §5.
import { primaryLanguage } from '@vitrine/languages'
import type { Config } from '../config.ts'
import { insteadOfFailure, isForbidden } from '../platform/failure.ts'
import { type Operation, operations } from '../platform/operations.ts'
import { permissionOf } from '../platform/permission-of.ts'
import type { Platform } from '../platform/platform.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import { reasonOf, refusalOf, type Subject, statusOf } from './subject.ts'

const secretCure =
  'Set PLATFORM_CLIENT_SECRET (dashboard, Settings, Headless Settings, your client, Generate Client Secret).'
const siteCure = "Set PLATFORM_SITE_ID to the site's id, which is in the address of its dashboard."
const currencyCure = 'Remove STORE_CURRENCY: the shop takes the currency of the site.'
const unknown = skipped('Only the site itself may read this.', secretCure)

export async function checkCredentials(subject: Subject): Promise<Outcome> {
  const { site, keyBeside } = subject
  const { clientSecret, apiKey, siteId } = subject.config.platform
  if (apiKey && !siteId)
    return fault('There is an API key, but not the site that it is for.', siteCure)
  if (!site) {
    return advice(
      'There is no client secret and no API key: no order history, no admin, no back-in-stock emails.',
      secretCure,
    )
  }
  const outcome = await readOrders(site, clientSecret ? 'client secret' : 'API key')
  if (!keyBeside || outcome.verdict === 'FAULT') return outcome
  const ofKey = await readOrders(keyBeside, 'API key')
  if (ofKey.verdict === 'FAULT') return ofKey
  const isGood = outcome.verdict === 'GOOD' && ofKey.verdict === 'GOOD'
  if (isGood) return good('The client secret and the API key may read orders.')
  return outcome.verdict === 'GOOD' ? ofKey : outcome
}

async function readOrders(site: Platform, name: 'client secret' | 'API key'): Promise<Outcome> {
  try {
    await site.orders.search({ query: { page: { limit: 1 } } })
    return good(`The ${name} may read orders.`)
  } catch (error) {
    if (isForbidden(error)) {
      return advice(
        `The ${name} may not read orders (${reasonOf(error)}).`,
        `Give the ${name} the permission ${permissionOf(operations.orders.search)}; the guide lists what each feature needs. If it has them all, it belongs to another account or site.`,
      )
    }
    return fault(
      `The platform refuses the ${name} (${refusalOf(error)}).`,
      name === 'client secret'
        ? 'Generate a new secret for this very client, and set PLATFORM_CLIENT_SECRET to it.'
        : 'PLATFORM_API_KEY has to be a key of the owner of PLATFORM_SITE_ID.',
    )
  }
}

/** Returns an outcome for a call that the credentials may not make. */
async function bySite(
  { site }: Subject,
  operation: Operation,
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
      `Give them the permission ${permissionOf(operation)}.`,
    )
  }
}

/** Settings take precedence over what the site says; the currency alone is not a matter of taste. */
export const checkProperties = async (subject: Subject): Promise<Outcome> =>
  (subject.site ? null : await otherCurrency(subject)) ??
  bySite(subject, operations.site.getProperties, async (site) => {
    const { name, currency, language } = await site.site.getProperties({})
    const { store } = subject.config
    if (currency && store.currency && store.currency !== currency) {
      return fault(
        `STORE_CURRENCY is ${store.currency}, but prices and payments of the site are in ${currency}.`,
        currencyCure,
        name,
      )
    }
    const priced = currency && (await pricedIn(subject))
    if (priced && priced !== currency) {
      return fault(
        `Prices and payments of the site are in ${currency}, but the first product has its price in ${priced}.`,
        'The credentials belong to another site than PLATFORM_CLIENT_ID: take both from the dashboard of the same one.',
        name,
      )
    }
    if (language && language !== primaryLanguage) {
      return advice(
        `The site is in the language ${language}, and the shop begins with ${primaryLanguage}: its pages mix both.`,
        'Translate the catalog in the dashboard, or make that language the first one: languages/src/index.ts.',
        name,
      )
    }
    const prices = `with prices in ${currency ?? 'an unknown currency'}`
    return good(`The site is ${name ?? 'without a name'}, ${prices}${overridden(store)}.`, name)
  })

/** Returns the currency of a price, which visitors may read; null where none can be read. */
async function pricedIn({ visitor }: Subject): Promise<string | null> {
  const read = visitor.catalog.queryProducts({ query: { page: { limit: 1 } } })
  const { products } = await read.catch(insteadOfFailure({ products: [] }))
  return products[0]?.price.currency ?? null
}

/** Returns the fault of a setting that is not the currency of the prices; null where they agree. */
async function otherCurrency(subject: Subject): Promise<Outcome | null> {
  const { currency } = subject.config.store
  const found = currency ? await pricedIn(subject) : null
  if (!currency || !found || found === currency) return null
  return fault(
    `STORE_CURRENCY is ${currency}, but the first product has its price in ${found}.`,
    currencyCure,
  )
}

function overridden({ name, locale }: Config['store']): string {
  const settings = [
    ...(name ? [`STORE_NAME ${name}`] : []),
    ...(locale ? [`STORE_LOCALE ${locale}`] : []),
  ]
  return settings.length > 0 ? `; the settings override it: ${settings.join(', ')}` : ''
}

export const checkCurrencies = (subject: Subject): Promise<Outcome> =>
  bySite(subject, operations.site.getCurrencies, async (site) => {
    const { codes } = await site.site.getCurrencies({})
    const { store } = subject.config
    const properties = await site.site.getProperties({}).catch(insteadOfFailure(null))
    const own = store.currency ?? properties?.currency
    const chosen = store.currencies?.filter((code) => code !== own) ?? codes
    const missing = chosen.filter((code) => !codes.includes(code))
    if (missing.length > 0) {
      return fault(
        `The shop offers ${list(missing)}, to which the site does not convert prices.`,
        'Take them out of STORE_CURRENCIES, or add them to the site: dashboard, Settings, Currency.',
      )
    }
    const words = store.currencies ? ` STORE_CURRENCIES offers ${list(chosen)}.` : ''
    return good(`The site converts prices to ${list(codes)}.${words}`)
  })

export const checkPublished = (subject: Subject): Promise<Outcome> =>
  bySite(subject, operations.site.listPublishedUrls, async (site) => {
    const { urls } = await site.site.listPublishedUrls({})
    if (urls.length > 0) return good(`The site is published at ${list(urls)}.`, 'published')
    return fault(
      'The site is not published: it has no page for checkout and sign-in.',
      'Publish it in the dashboard. Its own pages may stay empty.',
      'not published',
    )
  })

const list = (values: readonly string[]) => values.join(', ') || 'no other currency'
