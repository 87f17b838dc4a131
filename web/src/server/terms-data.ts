// Delivery and returns as structured data, from the terms that the shop has set.
import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts'
import type { StoreTerms } from '../server-contract.ts'

type Returns = NonNullable<StoreTerms['returns']>
type Shipping = StoreTerms['shipping'][number]

export const returnPolicy = ({ countries, days, paidBy }: Returns): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees:
    paidBy === 'SHOP'
      ? 'https://schema.org/FreeReturn'
      : 'https://schema.org/ReturnFeesCustomerResponsibility',
})

/** Returns delivery of one piece at this price to one group of countries. */
export function shippingDetails(
  { countries, price, freeFrom, handlingDays, transitDays }: Shipping,
  currency: string,
  pieceAmount: string,
): OfferShippingDetails {
  const isFree = freeFrom !== undefined && Number(pieceAmount) >= Number(freeFrom)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: isFree ? '0' : price, currency },
    shippingDestination: countries.map((country) => ({
      '@type': 'DefinedRegion',
      addressCountry: country,
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  }
}

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
})
