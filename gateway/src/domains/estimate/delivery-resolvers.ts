import type { WireDeliveryAllocation, WireSelectedCarrierOption } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { Currencies } from '../../graphql/sources.ts'
import { moneyOf } from '../common/money.ts'
import { part } from './resolvers.ts'

const nameOf = (
  name: { original?: string | null; translated?: string | null } | null | undefined,
) => name?.translated ?? name?.original ?? null

type Charge = NonNullable<WireSelectedCarrierOption['otherCharges']>[number]

/** In a selected option the price of a charge is named `cost`. docs/contract/cart.md §5.7. */
const chargesOf = (charges: Charge[] | null | undefined, currencies: Currencies) =>
  (charges ?? []).map(({ type, price, cost, details }) => ({
    type,
    price: moneyOf(price ?? cost, currencies),
    details,
  }))

const allocationsOf = ({
  deliveryAllocations,
}: {
  deliveryAllocations?: WireDeliveryAllocation[] | null
}) =>
  (deliveryAllocations ?? []).map((one) => ({
    carrierAppId: one.deliveryCarrier?.appId,
    carrierCode: one.deliveryCarrier?.code,
    regionId: one.deliveryRegion?.id,
    regionName: one.deliveryRegion?.name,
    lineIds: one.applicableLineItems?.lineItemIds ?? [],
  }))

export const deliveryResolvers = {
  ShippingInfo: {
    regionId: ({ wire }) => wire.region?.id ?? null,
    regionName: ({ wire }) => wire.region?.name ?? null,
    selected: ({ wire, currencies }) => part(wire.selectedCarrierServiceOption, currencies),
    options: ({ wire, currencies }) =>
      (wire.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
        (shippingOptions ?? []).map((option) => ({
          wire: option,
          currencies,
          carrierId: carrierId ?? null,
        })),
      ),
  },
  ShippingOption: {
    carrierId: ({ carrierId }) => carrierId,
    code: ({ wire }) => wire.code,
    title: ({ wire }) => wire.title ?? wire.code,
    logistics: ({ wire }) => wire.logistics ?? null,
    price: ({ wire, currencies }) => moneyOf(wire.cost?.price, currencies),
    otherCharges: ({ wire, currencies }) => chargesOf(wire.cost?.otherCharges, currencies),
    deliveryAllocations: ({ wire }) => allocationsOf(wire),
    partial: ({ wire }) => wire.partial ?? null,
  },
  SelectedShipping: {
    carrierId: ({ wire }) => wire.carrierId ?? null,
    code: ({ wire }) => wire.code ?? null,
    title: ({ wire }) => wire.title ?? null,
    logistics: ({ wire }) => wire.logistics ?? null,
    price: ({ wire, currencies }) => moneyOf(wire.cost?.price, currencies),
    totalBeforeTax: ({ wire, currencies }) => moneyOf(wire.cost?.totalPriceBeforeTax, currencies),
    totalAfterTax: ({ wire, currencies }) => moneyOf(wire.cost?.totalPriceAfterTax, currencies),
    discount: ({ wire, currencies }) => moneyOf(wire.cost?.totalDiscount, currencies),
    taxDetails: ({ wire, currencies }) => part(wire.cost?.taxDetails, currencies),
    requested: ({ wire }) => wire.requestedShippingOption ?? true,
    otherCharges: ({ wire, currencies }) => chargesOf(wire.otherCharges, currencies),
    deliveryAllocations: ({ wire }) => allocationsOf(wire),
    partial: ({ wire }) => wire.partial ?? null,
  },
  Logistics: {
    deliveryTime: (logistics) => logistics.deliveryTime ?? null,
    instructions: (logistics) => logistics.instructions ?? null,
    deliveryTimeSlot: ({ deliveryTimeSlot: slot }) =>
      slot ? { startsAt: slot.from ?? null, endsAt: slot.to ?? null } : null,
    pickup: ({ pickupDetails }) =>
      pickupDetails
        ? { address: pickupDetails.address ?? null, method: pickupDetails.pickupMethod ?? null }
        : null,
  },
  AdditionalFee: {
    code: ({ wire }) => wire.code ?? null,
    name: ({ wire }) => wire.translatedName ?? wire.name ?? '',
    price: ({ wire, currencies }) => moneyOf(wire.price, currencies),
    priceBeforeTax: ({ wire, currencies }) => moneyOf(wire.priceBeforeTax, currencies),
    priceAfterTax: ({ wire, currencies }) => moneyOf(wire.priceAfterTax, currencies),
    taxDetails: ({ wire, currencies }) => part(wire.taxDetails, currencies),
    lineIds: ({ wire }) => wire.lineItemIds ?? [],
    source: ({ wire }) => wire.source ?? null,
    providerAppId: ({ wire }) => wire.providerAppId ?? null,
    taxableAddress: ({ wire }) => wire.taxableAddress?.addressType ?? null,
  },
  Membership: {
    appId: (membership) => membership.appId ?? null,
    name: (membership) => nameOf(membership.name),
    lineIds: (membership) => membership.lineItemIds ?? [],
    creditsTotal: (membership) => membership.credits?.total ?? null,
    creditsRemaining: (membership) => membership.credits?.remaining ?? null,
    expiresAt: (membership) => membership.expirationDate ?? null,
    additionalData: (membership) => membership.additionalData ?? null,
  },
  MembershipOptions: {
    eligible: (options) => options.eligibleMemberships ?? [],
    invalid: (options) => options.invalidMemberships ?? [],
    selected: ({ selectedMemberships: selected }) =>
      (Array.isArray(selected) ? selected : (selected?.memberships ?? [])).map((one) => ({
        id: one.id,
        appId: one.appId ?? null,
        lineIds: one.lineItemIds ?? [],
      })),
  },
} satisfies DomainResolvers
