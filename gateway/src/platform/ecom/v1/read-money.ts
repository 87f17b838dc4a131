// Reads amounts of carts and orders. docs/contract/cart.md §5.1; docs/contract/checkout-order.md §5 "Price".
import type { Currencies, Money } from '../../money.ts'
import { filledString, type JsonObject, mappedOrNull, stringOrNull } from '../../read-json.ts'

/** Reads the currencies of a cart, an estimate or a checkout. */
export function readCurrencies(from: JsonObject): Currencies {
  const currency = stringOrNull(from, 'currency')
  return { currency, conversionCurrency: stringOrNull(from, 'conversionCurrency') ?? currency }
}

/** Returns the currencies of amounts that are never converted. */
export const only = (currency: string | null): Currencies => ({
  currency,
  conversionCurrency: currency,
})

const moneyIn = (
  currency: string | null,
  amount: string | null,
  formatted: string | null,
  converted: Money | null,
): Money | null => (amount === null ? null : { amount, currency, formatted, converted })

/** Reads an amount; null when it is absent. */
export function readMoney(
  from: JsonObject,
  name: string,
  { currency, conversionCurrency }: Currencies,
): Money | null {
  return mappedOrNull(from, name, (money) => {
    const converted =
      conversionCurrency === currency
        ? null
        : moneyIn(
            conversionCurrency,
            filledString(money, 'convertedAmount'),
            stringOrNull(money, 'formattedConvertedAmount'),
            null,
          )
    const formatted = stringOrNull(money, 'formattedAmount')
    return moneyIn(currency, filledString(money, 'amount'), formatted, converted)
  })
}

/** Reads an amount that the platform sends as decimal text alone. */
export const readPlainAmount = (
  from: JsonObject,
  name: string,
  { currency }: Currencies,
): Money | null => moneyIn(currency, filledString(from, name), null, null)

/** Nothing to pay, for an amount that the platform leaves out. */
export const nothing = ({ currency }: Currencies): Money => ({
  amount: '0',
  currency,
  formatted: null,
  converted: null,
})
