import type { StoreTerms } from '../../http/web-bundle.ts'
import { money } from '../common/money.ts'

/** Returns terms of delivery and returns as clients read them. */
export function termsOf({ currency, shipping, returns }: StoreTerms) {
  const amount = (text: string) => money(currency, text)
  return {
    delivery: shipping.map(({ countries, price, freeFrom, handlingDays, transitDays }) => ({
      countries: [...countries],
      price: amount(price),
      freeFrom: freeFrom === undefined ? null : amount(freeFrom),
      minDays: handlingDays[0] + transitDays[0],
      maxDays: handlingDays[1] + transitDays[1],
    })),
    returns: returns ? { ...returns, countries: [...returns.countries] } : null,
  }
}
