// Bodies of events about delivery, fulfillment and checkout templates. docs/contract/checkout-order.md §3, §10.
import type {
  WireCarrierRateConfiguration,
  WireCheckoutTemplate,
  WireFulfillments,
  WireShippingOptionRule,
} from '@vitrine/platform'
import { readAddress } from '../../platform/ecom/v1/read-person.ts'
import { datesOf } from '../common/dates.ts'
import { moneyIn } from '../common/money.ts'
import { weightOf } from '../common/weight.ts'

export const fulfillmentsOf = ({ orderId, fulfillments }: WireFulfillments) => ({
  orderId,
  fulfillments: fulfillments.map(({ id, createdDate, status, completed, ...parcel }) => ({
    id,
    createdAt: createdDate,
    status,
    completed,
    lines: parcel.lineItems ?? [],
    trackingNumber: parcel.trackingInfo?.trackingNumber,
    shippingProvider: parcel.trackingInfo?.shippingProvider,
    trackingUrl: parcel.trackingInfo?.trackingLink,
  })),
})

export const shippingOptionOf = (option: WireShippingOptionRule, currency: string) => ({
  ...option,
  ...datesOf(option),
  deliveryRegionIds: option.deliveryRegionIds ?? [],
  rates: option.rates.map((rate) => ({
    ...rate,
    amount: moneyIn(currency, rate.amount),
    conditions: rate.conditions ?? [],
  })),
})

type Services = WireCarrierRateConfiguration['domesticServices']

const servicesOf = (services: Services, currency: string) =>
  (services ?? []).map(({ id, service, serviceSettings: settings }) => ({
    id,
    service,
    estimatedDeliveryTime: settings?.estimatedDeliveryTime,
    handlingFee: settings?.handlingFee?.value,
    handlingFeeType: settings?.handlingFee?.calculationType,
    freeDeliveryMinimumAmount: moneyIn(currency, settings?.freeDeliveryMinimumAmount),
  }))

/** Returns a count that the platform sends as text; null for anything else. */
function countOf(text: string | null | undefined): number | null {
  const count = Number(text || Number.NaN)
  return Number.isInteger(count) ? count : null
}

export function carrierRatesOf(rates: WireCarrierRateConfiguration, currency: string) {
  const { packageDetails } = rates
  return {
    id: rates.id,
    revision: rates.revision,
    createdAt: rates.createdDate,
    updatedAt: rates.updatedDate,
    deliveryRegionIds: rates.deliveryRegionIds ?? [],
    domesticServices: servicesOf(rates.domesticServices, currency),
    internationalServices: servicesOf(rates.internationalServices, currency),
    packageType: rates.packageType,
    packageName: packageDetails?.name,
    packageLength: packageDetails?.dimensions?.length,
    packageWidth: packageDetails?.dimensions?.width,
    packageHeight: packageDetails?.dimensions?.height,
    maxProductCount: countOf(packageDetails?.maxNumberOfProducts),
    locationId: rates.osLocationId,
    shipFromAddress: rates.shipFromAddress && readAddress(rates.shipFromAddress),
    backupWeight: weightOf(rates.backupWeight),
  }
}

export const checkoutTemplateOf = (template: WireCheckoutTemplate, currency: string) => ({
  id: template.id,
  status: template.status,
  lines: template.lineItems.map(({ quantity, catalogReference: item }) => ({
    quantity,
    catalogItemId: item?.catalogItemId,
    catalogAppId: item?.appId,
    catalogOptions: item?.options,
  })),
  customLines: template.customLineItems.map(({ id, quantity, price, productName }) => ({
    id,
    quantity,
    price: moneyIn(currency, price),
    name: productName?.original,
  })),
  couponCode: template.couponCode,
  lockedGiftCard: template.customization?.lockedGiftCard,
  lockedCoupon: template.customization?.lockedCoupon,
  disabledManualPayment: template.customization?.disabledManualPayment,
  customContentReference: template.customContentReference,
  externalReference: template.externalReference,
})
