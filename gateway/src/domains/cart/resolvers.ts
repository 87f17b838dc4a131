import { storesAppId, type WireCartLine } from '@vitrine/platform'
import type { ItemType } from '../../__generated__/resolvers.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { CartLineSource, CartSource } from '../../graphql/sources.ts'
import { currenciesOf, moneyAlways, moneyOf } from '../common/money.ts'
import { cartMutations } from './mutations.ts'
import { problemsOfLines } from './notices.ts'
import { readOwnCart } from './own-cart.ts'

/** Lines of a cart or checkout, each with the currency its money is in. */
export function linesOf(
  wire: Pick<CartSource, 'lineItems' | 'currency' | 'conversionCurrency'>,
  fallback: string,
): CartLineSource[] {
  const currencies = currenciesOf(wire, fallback)
  return wire.lineItems.map((line) => ({ wire: line, currencies }))
}

export const textOf = (
  text: { original?: string | null; translated?: string | null } | null | undefined,
) => text?.translated ?? text?.original ?? null

/** Also of an order's line. */
export const descriptionLinesOf = ({ descriptionLines }: Pick<WireCartLine, 'descriptionLines'>) =>
  (descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: textOf(name) ?? '',
    value: textOf(plainText) ?? textOf(colorInfo) ?? '',
    colorCode: colorInfo?.code ?? null,
  }))

/** Also of an order's line. */
export function itemTypeOf({ itemType }: Pick<WireCartLine, 'itemType'>): ItemType {
  if (itemType?.preset) return itemType.preset
  return itemType?.custom ? 'CUSTOM' : 'UNRECOGNISED'
}

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

const entriesOf = (record: unknown): [string, string][] =>
  record && typeof record === 'object'
    ? Object.entries(record).map(([key, value]) => [key, String(value)])
    : []

function subscriptionOf({ subscriptionOptionInfo: info }: WireCartLine) {
  if (!info) return null
  return {
    title: textOf(info.title),
    description: textOf(info.description),
    ...info.subscriptionSettings,
    freeTrial: info.subscriptionSettings?.freeTrialPeriod ?? null,
  }
}

export const cartResolvers = {
  Query: {
    async cart(_, __, context) {
      if (!(await context.session.find())) return null
      const cart = await readOwnCart(context)
      await context.cartWriter.saw(context, cart)
      return cart
    },
  },
  Mutation: cartMutations,
  Cart: {
    revision: (cart) => cart.revision ?? '0',
    createdDate: (cart) => cart.createdDate ?? null,
    updatedDate: (cart) => cart.updatedDate ?? null,
    lines: (cart, _, { config }) => linesOf(cart, config.store.currency),
    customLineItems: (cart, _, { config }) =>
      linesOf(cart, config.store.currency).filter(({ wire }) => wire.customLineItem),
    itemCount: (cart) => cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: (cart, _, { config }) =>
      moneyOf(cart.subtotal, currenciesOf(cart, config.store.currency)),
    discount: (cart, _, { config }) =>
      moneyOf(cart.discount, currenciesOf(cart, config.store.currency)),
    subtotalAfterDiscounts: (cart, _, { config }) =>
      moneyOf(cart.subtotalAfterDiscounts, currenciesOf(cart, config.store.currency)),
    appliedDiscounts: (cart, _, { config }) => discountsOf(cart, config.store.currency),
    merchantDiscounts: (cart, _, { config }) =>
      discountsOf(cart, config.store.currency).filter(({ wire }) => wire.merchantDiscount),
    couponCode: (cart) =>
      cart.appliedDiscounts.find(({ coupon }) => coupon?.code)?.coupon?.code ?? null,
    buyerNote: (cart) => cart.buyerNote || null,
    buyerInfo: (cart) => cart.buyerInfo ?? null,
    contactInfo: (cart) => cart.contactInfo ?? null,
    currency: (cart, _, { config }) => cart.currency ?? config.store.currency,
    conversionCurrency: (cart) => cart.conversionCurrency ?? null,
    paymentCurrency: (cart) => cart.paymentCurrency ?? null,
    buyerLanguage: (cart) => cart.buyerLanguage ?? null,
    siteLanguage: (cart) => cart.siteLanguage ?? null,
    weightUnit: (cart) => cart.weightUnit ?? null,
    taxIncludedInPrices: (cart) => cart.taxIncludedInPrices ?? null,
    selectedShippingOption: ({ selectedShippingOption: option }) =>
      option?.code ? { carrierId: option.carrierId ?? null, code: option.code } : null,
    checkoutId: (cart) => cart.checkoutId ?? null,
    purchaseFlowId: (cart) => cart.purchaseFlowId ?? null,
    businessLocationId: (cart) => cart.businessLocationId ?? null,
    extendedFields: (cart) => cart.extendedFields ?? null,
    overrideCheckoutUrl: (cart) => cart.overrideCheckoutUrl || null,
    problems: (cart) => problemsOfLines(cart.lineItems),
  },
  CartLine: {
    id: ({ wire }) => wire.id,
    quantity: ({ wire }) => wire.quantity,
    catalogAppId: ({ wire }) => wire.catalogReference?.appId ?? null,
    rootCatalogItemId: ({ wire }) => wire.rootCatalogItemId ?? null,
    productId: ({ wire }) =>
      wire.catalogReference?.appId === storesAppId
        ? (wire.catalogReference.catalogItemId ?? null)
        : null,
    // A line of no catalogue has an address of its own, which names no product of ours.
    productSlug: ({ wire }) =>
      wire.customLineItem
        ? null
        : (wire.url?.relativePath?.split('/').filter(Boolean).pop() ?? null),
    variantId: ({ wire }) =>
      (wire.catalogReference?.options?.variantId as string | undefined) ?? null,
    choices: ({ wire }) =>
      entriesOf(wire.catalogReference?.options?.options).map(([option, choice]) => ({
        option,
        choice,
      })),
    customTexts: ({ wire }) =>
      entriesOf(wire.catalogReference?.options?.customTextFields).map(([title, value]) => ({
        title,
        value,
      })),
    name: ({ wire }) => textOf(wire.productName) ?? '',
    url: ({ wire }) => wire.url?.url ?? wire.url?.relativePath ?? null,
    // Checkouts call the same picture `media`. contract/cart.md §4.
    image: ({ wire }) => wire.image ?? wire.media ?? null,
    descriptionLines: ({ wire }) => descriptionLinesOf(wire),
    priceDescription: ({ wire }) => textOf(wire.priceDescription),
    priceUndetermined: ({ wire }) => wire.priceUndetermined ?? false,
    price: ({ wire, currencies }) => moneyAlways(wire.price, currencies),
    fullPrice: ({ wire, currencies }) => moneyAlways(wire.fullPrice ?? wire.price, currencies),
    priceBeforeDiscounts: ({ wire, currencies }) =>
      moneyAlways(wire.priceBeforeDiscounts ?? wire.price, currencies),
    total: ({ wire, currencies }) =>
      moneyAlways(wire.lineItemPrice ?? wire.totalPriceBeforeTax ?? wire.price, currencies),
    availability: ({ wire }) => ({
      status: wire.availability?.status ?? 'AVAILABLE',
      quantityAvailable: wire.availability?.quantityAvailable ?? null,
    }),
    itemType: ({ wire }) => itemTypeOf(wire),
    customItemType: ({ wire }) => wire.itemType?.custom ?? null,
    physicalProperties: ({ wire }) => wire.physicalProperties ?? null,
    paymentOption: ({ wire }) => wire.paymentOption ?? null,
    subscription: ({ wire }) => subscriptionOf(wire),
    serviceProperties: ({ wire }) => wire.serviceProperties ?? null,
    catalogOverride: ({ wire: { catalogOverrideFields: override } }) =>
      override
        ? {
            productName: textOf(override.productName),
            price: override.price,
            fullPrice: override.fullPrice,
            image: override.image,
            weight: override.physicalProperties?.weight,
          }
        : null,
    depositAmount: ({ wire, currencies }) => moneyOf(wire.depositAmount, currencies),
    taxableAddress: ({ wire }) => wire.taxableAddress?.addressType ?? null,
    savePaymentMethod: ({ wire }) => wire.savePaymentMethod ?? false,
    selectedMembership: ({ wire }) => wire.selectedMembership ?? null,
    policies: ({ wire }) =>
      (wire.policies ?? []).flatMap(({ title, content }) =>
        content ? [{ title: title ?? null, content }] : [],
      ),
    modifierGroups: modifierGroupsOf,
    isCustom: ({ wire }) => wire.customLineItem ?? false,
    isQuantityFixed: ({ wire }) => wire.fixedQuantity ?? false,
    membersOnly: ({ wire }) => wire.membersOnly ?? false,
  },
  CustomLineItem: {
    id: ({ wire }) => wire.id,
    quantity: ({ wire }) => wire.quantity,
    name: ({ wire }) => textOf(wire.productName) ?? '',
    url: ({ wire }) => wire.url?.url ?? null,
    media: ({ wire }) => wire.image ?? wire.media ?? null,
    price: ({ wire, currencies }) => moneyAlways(wire.price, currencies),
    total: ({ wire, currencies }) => moneyAlways(wire.lineItemPrice ?? wire.price, currencies),
    itemType: ({ wire }) => itemTypeOf(wire),
    physicalProperties: ({ wire }) => wire.physicalProperties ?? null,
    subscription: ({ wire }) => subscriptionOf(wire),
    serviceProperties: ({ wire }) => wire.serviceProperties ?? null,
  },
  AppliedDiscount: {
    kind: ({ wire }) => {
      if (wire.coupon) return 'COUPON'
      return wire.merchantDiscount ? 'MERCHANT' : 'RULE'
    },
    code: ({ wire }) => wire.coupon?.code ?? null,
    name: ({ wire }) => wire.coupon?.name ?? textOf(wire.discountRule?.name),
    amount: ({ wire, currencies }) =>
      moneyOf((wire.coupon ?? wire.merchantDiscount ?? wire.discountRule)?.amount, currencies),
    percentage: ({ wire }) => wire.merchantDiscount?.percentage ?? null,
    scope: ({ wire }) => wire.discountType ?? null,
    lineIds: ({ wire }) => wire.lineItemIds ?? [],
  },
} satisfies DomainResolvers

function discountsOf(cart: CartSource, fallback: string) {
  const currencies = currenciesOf(cart, fallback)
  return cart.appliedDiscounts.map((wire) => ({ wire, currencies }))
}
