// What the shop says about itself: a setting, else what its site says, else something neutral.
import { isLanguage, type LanguageCode, localeOf, primaryLanguage } from '@vitrine/languages'
import type { Config } from '../config.ts'
import type { SiteProperties } from '../platform/site/site.ts'

/** What is known of the site. Null: not read yet, or not allowed to be read. */
export type SiteFacts = {
  readonly properties: SiteProperties | null
  /** Currencies that a shopper may choose. */
  readonly currencies: readonly string[] | null
  /** Currency of the first product, for a shop that may not read the properties. */
  readonly productCurrency: string | null
}

export const unknownSite: SiteFacts = { properties: null, currencies: null, productCurrency: null }

/** Facts of the shop, as all its pages and answers repeat them. */
export type StoreFacts = Pick<SiteProperties, 'email' | 'phone' | 'address' | 'logo'> & {
  readonly name: string
  /** ISO 4217 code of prices and payments. */
  readonly currency: string
  /** False until a setting, the site or a price has said it: `currency` is then a placeholder beside which no amount belongs. */
  readonly isCurrencyKnown: boolean
  /** All in which prices can be shown, the shop's own first. */
  readonly currencies: readonly string[]
  /** Locale of the first language. */
  readonly locale: string
  /** What the site says it is, in its own language; null when it does not say. */
  readonly description: { readonly text: string; readonly language: LanguageCode } | null
}

/** The facts at the time of a request. */
export type StoreFactsContext = { readonly storeFacts: StoreFacts }

const neutralName = 'Shop'
/** Until the first price has been read. */
const neutralCurrency = 'USD'

const isCurrency = (code: string | null): code is string => /^[A-Z]{3}$/.test(code ?? '')

/** Returns the facts of a shop with these settings on a site of which this is known. */
export function storeFactsOf({ store }: Pick<Config, 'store'>, site: SiteFacts): StoreFacts {
  const { email = null, phone = null, address = null, logo = null } = site.properties ?? {}
  const read = [site.properties?.currency ?? null, site.productCurrency].find(isCurrency)
  const known = store.currency ?? read
  const currency = known ?? neutralCurrency
  // A choice of currencies begins with the shop's own.
  const others = known ? (store.currencies ?? site.currencies?.filter(isCurrency) ?? []) : []
  return {
    name: store.name ?? site.properties?.name ?? neutralName,
    currency,
    isCurrencyKnown: known !== undefined,
    currencies: [...new Set([currency, ...others])],
    locale: store.locale ?? localeIn(site.properties?.locale) ?? localeOf(primaryLanguage),
    description: descriptionOf(site.properties),
    email,
    phone,
    address,
    logo,
  }
}

/** A site in a language that the shop does not have stands for the first one, as its products do. */
function descriptionOf(properties: SiteProperties | null): StoreFacts['description'] {
  if (!properties?.description) return null
  const { description: text, language } = properties
  return { text, language: language && isLanguage(language) ? language : primaryLanguage }
}

/** Returns a locale of the first language, in which the platform's texts are; null for any other. */
function localeIn(locale: string | null | undefined): string | null {
  try {
    return locale && new Intl.Locale(locale).language === primaryLanguage ? locale : null
  } catch {
    return null
  }
}
