// Formats prices of the address, which have no currency.
import { locale } from '../../../__generated__/messages/locale.ts'

type Currency = string | null | undefined

/** Returns a function that formats a price; a whole one without its cents. */
export const priceWordsIn = (currency: Currency) => (price: number) =>
  currency
    ? new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        ...(Number.isInteger(price) && { minimumFractionDigits: 0 }),
      }).format(price)
    : String(price)
