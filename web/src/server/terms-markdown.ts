// The shop's terms of delivery and returns in sentences.
import { locale } from '../__generated__/messages/locale.ts'
import * as messages from '../__generated__/messages/machine.ts'
import { countryNames } from '../lib/country-names.ts'
import type { StoreTerms } from '../server-contract.ts'

export function termsMarkdown({ currency, returns, shipping }: StoreTerms): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const amount = (text: string) => money.format(Number(text))
  const lines = shipping.map(({ countries, price, freeFrom, handlingDays, transitDays }) => {
    const least = handlingDays[0] + transitDays[0]
    const most = handlingDays[1] + transitDays[1]
    const facts = { places: countryNames(countries).join(', '), price: amount(price), least, most }
    return freeFrom === undefined
      ? messages.delivery(facts)
      : messages.deliveryFreeFrom({ ...facts, freeFrom: amount(freeFrom) })
  })
  if (returns) {
    const { days } = returns
    lines.push(
      returns.paidBy === 'SHOP' ? messages.freeReturns({ days }) : messages.returns({ days }),
    )
  }
  return lines.map((line) => `- ${line}`).join('\n')
}
