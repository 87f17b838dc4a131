import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { termsOf } from './terms.ts'

/** Currencies that the platform is known to convert to. Assumed: no call lists them. */
const conversionCurrencies = ['EUR', 'GBP', 'CHF', 'JPY', 'ILS']

export const storeResolvers = {
  Query: {
    store: (_, __, { config }) => ({
      ...config.store,
      currencies: [
        config.store.currency,
        ...conversionCurrencies.filter((one) => one !== config.store.currency),
      ],
      signIn: {
        visibleCaptchaKey: config.captcha.visibleKey ?? null,
        invisibleCaptchaKey: config.captcha.invisibleKey ?? null,
        captchaScriptUrl: config.captcha.script ?? null,
      },
    }),
  },
  Store: {
    pages: (_, __, { content }) => [...content.pages],
    terms: (_, __, { content }) => content.terms && termsOf(content.terms),
  },
  Weight: { unit: ({ unit }, _, { config }) => unit ?? config.store.weightUnit },
} satisfies DomainResolvers
