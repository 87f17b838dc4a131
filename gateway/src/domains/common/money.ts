// Money as sent by the platform. Nothing is calculated; only catalog prices are converted from numbers to text.
import type { WireMoney, WirePriceData } from '@vitrine/platform'
import type { Currencies, MoneySource, ProductPriceSource } from '../../graphql/sources.ts'

/** Returns money of a cart, estimate or checkout; null when missing. */
export function moneyOf(
  wire: WireMoney | null | undefined,
  currencies: Currencies,
): MoneySource | null {
  if (!wire) return null
  const { currency, conversionCurrency } = currencies
  const converted = conversionCurrency !== currency && wire.convertedAmount
  return {
    amount: wire.amount,
    currency,
    formatted: wire.formattedAmount ?? `${wire.amount} ${currency}`,
    converted: converted
      ? {
          amount: converted,
          currency: conversionCurrency,
          formatted: wire.formattedConvertedAmount ?? `${converted} ${conversionCurrency}`,
        }
      : null,
  }
}

const nothing = { amount: '0' }

/** Like `moneyOf` for amounts that are never null. */
export function moneyAlways(
  wire: WireMoney | null | undefined,
  currencies: Currencies,
): MoneySource {
  return moneyOf(wire ?? nothing, currencies) as MoneySource
}

/** Returns the currencies of a cart, an estimate or a checkout. */
export function currenciesOf(
  wire: { currency?: string | null; conversionCurrency?: string | null },
  fallback: string,
): Currencies {
  const currency = wire.currency ?? fallback
  return { currency, conversionCurrency: wire.conversionCurrency ?? currency }
}

/** Names of prices in catalog data; formatted values have the same names. */
type PriceName = 'price' | 'discountedPrice' | 'pricePerUnit'

/** Returns a price of catalog v1 as money; null when missing. */
export function catalogMoney(
  { own, converted }: ProductPriceSource,
  name: PriceName,
  fallback: string,
): MoneySource | null {
  const money = writtenOut(own, name, fallback)
  if (!money) return null
  const other = converted && writtenOut(converted, name, fallback)
  return { ...money, converted: other && other.currency !== money.currency ? other : null }
}

function writtenOut(data: WirePriceData, name: PriceName, fallback: string) {
  const amount = data[name]
  if (amount === null || amount === undefined) return null
  const currency = data.currency ?? fallback
  return {
    amount: String(amount),
    currency,
    formatted: data.formatted?.[name] ?? `${amount} ${currency}`,
  }
}
