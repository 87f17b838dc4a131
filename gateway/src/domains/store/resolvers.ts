import { type LanguageCode, localeOf, primaryLanguage } from '@vitrine/languages'
import { pagesOf } from '../../content/shop-pages.ts'
import { storeTextsOf } from '../../content/store-texts.ts'
import { currencyDecimals, currencyWords, formattedAmount } from '../../graphql/currencies.ts'
import { decimalText } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { MoneySource } from '../../graphql/sources.ts'
import type { StoreFactsContext } from '../../site-facts/store-facts.ts'
import { sizedUrl } from '../common/media.ts'
import { featuresOf } from '../common/store-features.ts'
import { termsOf } from './terms.ts'

type Reader = StoreFactsContext & { readonly language: LanguageCode }

const currencyOf = ({ currency }: MoneySource, { storeFacts }: Reader) =>
  currency ?? storeFacts.currency

/** Returns the amount with the decimals of its currency. */
function amountOf(money: MoneySource, reader: Reader): string {
  return decimalText(money.amount, currencyDecimals(currencyOf(money, reader)))
}

function textOf(money: MoneySource, reader: Reader): string {
  // The platform's text is in its own language.
  if (reader.language === primaryLanguage && money.formatted !== null) return money.formatted
  const locale = localeOf(reader.language)
  return formattedAmount(amountOf(money, reader), currencyOf(money, reader), locale)
}

export const storeResolvers = {
  Query: {
    store: (_, __, { config, storeFacts, language }) => ({
      ...storeFacts,
      weightUnit: config.store.weightUnit,
      locale: language === primaryLanguage ? storeFacts.locale : localeOf(language),
      signIn: {
        visibleCaptchaKey: config.captcha.visibleKey ?? null,
        invisibleCaptchaKey: config.captcha.invisibleKey ?? null,
        captchaScriptUrl: config.captcha.script ?? null,
      },
    }),
  },
  Store: {
    logoImage: ({ logo }, _, { config }) => (logo && sizedUrl(logo, {}, config) ? logo : null),
    currencies: (_, __, { storeFacts, language }) =>
      storeFacts.currencies.map((code) => ({ code, ...currencyWords(code, localeOf(language)) })),
    pages: (_, __, context) => [...pagesOf(context)],
    texts: (_, __, context) => storeTextsOf(context),
    terms: (_, __, { content }) => content.terms && termsOf(content.terms),
    features: (_, __, context) => featuresOf(context),
  },
  Money: {
    amount: (money, _, context) => amountOf(money, context),
    currency: (money, _, context) => currencyOf(money, context),
    formatted: (money, _, context) => textOf(money, context),
    // A cart stays converted to the currency it began with, whatever its reader has chosen since.
    display: (money, _, context) => {
      const { converted } = money
      const isShown = context.currency && converted?.currency === context.currency
      if (!isShown) return textOf(money, context)
      const text = textOf(converted, context)
      // Nothing is nothing in every currency.
      return Number(money.amount) === 0 ? text : `≈\u00a0${text}`
    },
  },
  Weight: {
    value: ({ value }) => decimalText(value),
    unit: ({ unit }, _, { config }) => unit ?? config.store.weightUnit,
  },
} satisfies DomainResolvers
