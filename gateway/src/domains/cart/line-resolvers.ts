// Resolvers of a line of a cart or checkout. docs/contract/cart.md §4, docs/contract/checkout-order.md §2.
import { storesAppId, type WireCartLine } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { CartLineSource } from '../../graphql/sources.ts'
import { imageOf } from '../common/media.ts'
import { moneyAlways, moneyIn, moneyOf } from '../common/money.ts'
import { weightOf } from '../common/weight.ts'
import { choicesOf, customTextsOf, descriptionLinesOf, itemTypeOf, textOf } from './line-texts.ts'

const labelOf = (text: Parameters<typeof textOf>[0] | string) =>
  typeof text === 'string' ? text : textOf(text)

function modifierGroupsOf({ wire, currencies }: CartLineSource) {
  return (wire.modifierGroups ?? []).map(({ id, name, modifiers }) => ({
    id,
    name: textOf(name),
    modifiers: (modifiers ?? []).map(({ label, details, price, ...modifier }) => ({
      id: modifier.id,
      quantity: modifier.quantity,
      label: labelOf(label),
      details: labelOf(details),
      price: moneyOf(price, currencies),
    })),
  }))
}

function subscriptionOf({ subscriptionOptionInfo: info }: WireCartLine) {
  if (!info) return null
  return {
    title: textOf(info.title),
    description: textOf(info.description),
    ...info.subscriptionSettings,
    startsAt: info.subscriptionSettings?.startDate ?? null,
    freeTrial: info.subscriptionSettings?.freeTrialPeriod ?? null,
  }
}

function serviceOf({ serviceProperties: service }: WireCartLine) {
  return service ? { ...service, scheduledAt: service.scheduledDate ?? null } : null
}

function physicalOf({ wire, weightUnit }: CartLineSource) {
  const { physicalProperties: properties } = wire
  return properties ? { ...properties, weight: weightOf(properties.weight, weightUnit) } : null
}

/** Returns the fields that staff or an app set in place of those of the catalog. Their amounts are in the cart's currency. */
function overrideOf({ wire, currencies: { currency }, weightUnit }: CartLineSource) {
  const { catalogOverrideFields: override } = wire
  if (!override) return null
  const { image, savePaymentMethod, inventoryAppId } = override
  const { weight, sku, shippable } = override.physicalProperties ?? {}
  return {
    productName: textOf(override.productName),
    descriptionLines: descriptionLinesOf(override),
    paymentOption: override.paymentOption?.value,
    price: moneyIn(currency, override.price),
    fullPrice: moneyIn(currency, override.fullPrice),
    depositAmount: moneyIn(currency, override.depositAmount),
    weight: weightOf(weight, weightUnit),
    ...{ image: imageOf(image), sku, shippable, savePaymentMethod, inventoryAppId },
  }
}

export const lineResolvers = {
  CartLine: {
    id: ({ wire }) => wire.id,
    quantity: ({ wire }) => wire.quantity,
    catalogAppId: ({ wire }) => wire.catalogReference?.appId ?? null,
    rootCatalogItemId: ({ wire }) => wire.rootCatalogItemId ?? null,
    productId: ({ wire }) =>
      wire.catalogReference?.appId === storesAppId
        ? (wire.catalogReference.catalogItemId ?? null)
        : null,
    // A custom line has a URL that does not point to a product.
    productSlug: ({ wire }) =>
      wire.customLineItem
        ? null
        : (wire.url?.relativePath?.split('/').filter(Boolean).pop() ?? null),
    variantId: ({ wire }) =>
      (wire.catalogReference?.options?.variantId as string | undefined) ?? null,
    choices: ({ wire }) => choicesOf(wire),
    customTexts: ({ wire }) => customTextsOf(wire),
    preorderRequested: ({ wire }) => wire.catalogReference?.options?.preOrderRequested === true,
    catalogOptions: ({ wire }) => wire.catalogReference?.options ?? null,
    name: ({ wire }) => textOf(wire.productName) ?? '',
    pageUrl: ({ wire }) => wire.url?.url ?? null,
    relativePath: ({ wire }) => wire.url?.relativePath ?? null,
    // Checkouts name the same image `media`. docs/contract/cart.md §4.
    image: ({ wire }) => imageOf(wire.image ?? wire.media),
    descriptionLines: ({ wire }) => descriptionLinesOf(wire),
    priceDescription: ({ wire }) => textOf(wire.priceDescription),
    priceUndetermined: ({ wire }) => wire.priceUndetermined ?? false,
    price: ({ wire, currencies }) => moneyAlways(wire.price, currencies),
    fullPrice: ({ wire, currencies }) => moneyAlways(wire.fullPrice ?? wire.price, currencies),
    priceBeforeDiscounts: ({ wire, currencies }) =>
      moneyAlways(wire.priceBeforeDiscounts ?? wire.price, currencies),
    total: ({ wire, currencies }) =>
      moneyAlways(wire.lineItemPrice ?? wire.totalPriceBeforeTax ?? wire.price, currencies),
    totalBeforeTax: ({ wire, currencies }) => moneyOf(wire.totalPriceBeforeTax, currencies),
    totalAfterTax: ({ wire, currencies }) => moneyOf(wire.totalPriceAfterTax, currencies),
    discount: ({ wire, currencies }) => moneyOf(wire.discount, currencies),
    taxDetails: ({ wire, currencies }) =>
      wire.taxDetails ? { wire: wire.taxDetails, currencies } : null,
    availability: ({ wire }) => ({
      status: wire.availability?.status ?? 'AVAILABLE',
      quantityAvailable: wire.availability?.quantityAvailable ?? null,
    }),
    itemType: ({ wire }) => itemTypeOf(wire),
    customItemType: ({ wire }) => wire.itemType?.custom ?? null,
    physicalProperties: physicalOf,
    paymentOption: ({ wire }) => wire.paymentOption ?? null,
    subscription: ({ wire }) => subscriptionOf(wire),
    serviceProperties: ({ wire }) => serviceOf(wire),
    catalogOverride: overrideOf,
    depositAmount: ({ wire, currencies }) => moneyOf(wire.depositAmount, currencies),
    taxableAddress: ({ wire }) => wire.taxableAddress?.addressType ?? null,
    savePaymentMethod: ({ wire }) => wire.savePaymentMethod ?? false,
    selectedMembership: ({ wire }) => wire.selectedMembership ?? null,
    policies: ({ wire }) =>
      (wire.policies ?? []).flatMap(({ title, content }) =>
        content ? [{ title: title ?? null, content }] : [],
      ),
    modifierGroups: modifierGroupsOf,
    modifiersTotalPrice: ({ wire, currencies }) => moneyOf(wire.modifiersTotalPrice, currencies),
    deliveryProfileId: ({ wire }) => wire.deliveryProfileId ?? null,
    taxGroupId: ({ wire }) => wire.taxGroupId ?? null,
    consentRequiredPaymentPolicy: ({ wire }) => wire.consentRequiredPaymentPolicy ?? null,
    extendedFields: ({ wire }) => wire.extendedFields ?? null,
    custom: ({ wire }) => wire.customLineItem ?? false,
    fixedQuantity: ({ wire }) => wire.fixedQuantity ?? false,
    membersOnly: ({ wire }) => wire.membersOnly ?? false,
  },
} satisfies DomainResolvers
