// Guards of the currency that a visitor chose: who sets it, where it leads, and which caches know it.
import type { Mutant } from '../mutant.ts'

const choice = 'gateway/src/http/chosen-currency.ts'
const pages = 'gateway/src/http/pages.ts'

export const currencyMutants: readonly Mutant[] = [
  {
    row: 'S125',
    without: 'any site may choose the currency',
    file: choice,
    from: 'if (!isFromOwnPage(request, config))',
    to: 'if (!isFromOwnPage)',
  },
  {
    row: 'S125',
    without: 'the field of the form leads anywhere',
    file: choice,
    from: 'localPathOr(returnTo, home))',
    to: 'returnTo ?? home)',
  },
  {
    row: 'S126',
    without: 'the gateway has one page for all currencies',
    file: pages,
    from: "`${chosenCurrency(request, gateway) ?? ''} ${request.originalUrl}`",
    to: 'request.originalUrl',
  },
  {
    row: 'S126',
    without: 'shared caches store a page in a chosen currency',
    file: pages,
    from: 'currency === null ? publicPageCaching(config)',
    to: 'currency !== undefined ? publicPageCaching(config)',
  },
  {
    row: 'S126',
    without: 'a header of the API changes pages',
    file: pages,
    from: '{ withSession, currency })',
    to: '{ withSession, ...(currency && { currency }) })',
  },
  {
    row: 'S126',
    without: 'any code is a currency',
    file: 'gateway/src/graphql/currencies.ts',
    from: 'code !== store.currency && store.currencies.includes(code)',
    to: 'code !== store.currency',
  },
  {
    row: 'S127',
    without: 'the number at the cart is stored',
    file: 'gateway/src/http/cart-count.ts',
    from: "'private, no-store'",
    to: "'public, max-age=60'",
  },
  {
    row: 'S127',
    without: 'other sites frame the number at the cart',
    file: 'gateway/src/http/security-headers.ts',
    from: "'frame-ancestors': [\"'self'\"]",
    to: "'frame-ancestors': ['*']",
  },
]
