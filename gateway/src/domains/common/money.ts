// Money as the platform sent it. Nothing here calculates; the one thing done to a catalogue price is
// to write its number as text.
import type { WireMoney, WirePriceData } from '@vitrine/platform'
import type { Currencies, MoneySource, ProductPriceSource } from '../../graphql/sources.ts'

/** Money of a cart, estimate or checkout; null when the platform left it out. */
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

/** As `moneyOf`, for amounts that are always there: a line's price. */
export function moneyAlways(
  wire: WireMoney | null | undefined,
  currencies: Currencies,
): MoneySource {
  return moneyOf(wire ?? nothing, currencies) as MoneySource
}

/** The currencies of a cart, an estimate's cart or a checkout. */
export function currenciesOf(
  wire: { currency?: string | null; conversionCurrency?: string | null },
  fallback: string,
): Currencies {
  const currency = wire.currency ?? fallback
  return { currency, conversionCurrency: wire.conversionCurrency ?? currency }
}

/** Which of a catalogue price's numbers is meant; the formatted twin has the same name. */
type PriceName = 'price' | 'discountedPrice' | 'pricePerUnit'

/** One price of catalogue v1 as money; null when it is not there. */
export function catalogueMoney(
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
