import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { isLoggedIn } from '../../session/tokens.ts'

/** Currencies the platform is known to convert to. Assumed: it has no call that lists them. */
const conversionCurrencies = ['EUR', 'GBP', 'CHF', 'JPY', 'ILS']

export const storeResolvers = {
  Query: {
    store: (_, __, { config }) => ({
      ...config.store,
      currencies: [
        config.store.currency,
        ...conversionCurrencies.filter((one) => one !== config.store.currency),
      ],
    }),
    async viewer(_, __, { session }) {
      const record = await session.find()
      return {
        role: isLoggedIn(record?.tokens) ? 'MEMBER' : 'VISITOR',
        hasSession: record !== null,
      }
    },
  },
} satisfies DomainResolvers
