import { localeOf, primaryLanguage } from '@vitrine/languages'
import { currenciesOfShop, currencyWords, formattedAmount } from '../../graphql/currencies.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { termsOf } from './terms.ts'

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
      currenciesOfShop(store.currency).map((code) => ({
        code,
        ...currencyWords(code, localeOf(language)),
      })),
    pages: (_, __, { content }) => [...content.pages],
    terms: (_, __, { content }) => content.terms && termsOf(content.terms),
  },
  Money: {
    // The platform's text is in its own language.
    formatted: ({ amount, currency, formatted }, _, { language }) =>
      language === primaryLanguage
        ? formatted
        : formattedAmount(amount, currency, localeOf(language)),
  },
  Weight: { unit: ({ unit }, _, { config }) => unit ?? config.store.weightUnit },
} satisfies DomainResolvers
