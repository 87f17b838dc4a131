import { type LanguageCode, localeOf, primaryLanguage } from '@vitrine/languages'
import { currencyWords, formattedAmount } from '../../graphql/currencies.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { MoneySource } from '../../graphql/sources.ts'
import { termsOf } from './terms.ts'

const textOf = ({ amount, currency, formatted }: MoneySource, language: LanguageCode) =>
  // The platform's text is in its own language.
  language === primaryLanguage ? formatted : formattedAmount(amount, currency, localeOf(language))

export const storeResolvers = {
  Query: {
    store: (_, __, { config, language }) => ({
      ...config.store,
      locale: language === primaryLanguage ? config.store.locale : localeOf(language),
      signIn: {
        visibleCaptchaKey: config.captcha.visibleKey ?? null,
        invisibleCaptchaKey: config.captcha.invisibleKey ?? null,
        captchaScriptUrl: config.captcha.script ?? null,
      },
    }),
  },
  Store: {
    currencies: (_, __, { config: { store }, language }) =>
      store.currencies.map((code) => ({ code, ...currencyWords(code, localeOf(language)) })),
    pages: (_, __, { content }) => [...content.pages],
    terms: (_, __, { content }) => content.terms && termsOf(content.terms),
  },
  Money: {
    formatted: (money, _, { language }) => textOf(money, language),
    // A cart stays converted to the currency it began with, whatever its reader has chosen since.
    display: (money, _, { currency, language }) => {
      const { converted } = money
      if (!currency || converted?.currency !== currency) return textOf(money, language)
      const text = textOf(converted, language)
      // Nothing is nothing in every currency.
      return Number(money.amount) === 0 ? text : `≈\u00a0${text}`
    },
  },
  Weight: { unit: ({ unit }, _, { config }) => unit ?? config.store.weightUnit },
} satisfies DomainResolvers
