import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { CartLineSource, CartSource } from '../../graphql/sources.ts'
import { currenciesOf, moneyOf } from '../common/money.ts'
import { lineResolvers } from './line-resolvers.ts'
import { textOf } from './line-texts.ts'
import { cartMutations } from './mutations.ts'
import { problemsOfLines } from './notices.ts'
import { readOwnCart } from './own-cart.ts'

/** Order lines have the same form. */
export { descriptionLinesOf, itemTypeOf, textOf } from './line-texts.ts'

/** Returns the lines of a cart or checkout with their currencies and unit of weight. */
export function linesOf(
  wire: Pick<CartSource, 'lineItems' | 'currency' | 'conversionCurrency' | 'weightUnit'>,
  fallback: string,
): CartLineSource[] {
  const currencies = currenciesOf(wire, fallback)
  const weightUnit = wire.weightUnit ?? null
  return wire.lineItems.map((line) => ({ wire: line, currencies, weightUnit }))
}

export const cartResolvers = {
  Query: {
    async cart(_, __, context) {
      if (!(await context.session.find())) return null
      const cart = await readOwnCart(context)
      await context.cartWriter.remember(context, cart)
      return cart
    },
  },
  Mutation: cartMutations,
  Cart: {
    revision: (cart) => cart.revision ?? '0',
    createdAt: (cart) => cart.createdDate ?? null,
    updatedAt: (cart) => cart.updatedDate ?? null,
    lines: (cart, _, { config }) => linesOf(cart, config.store.currency),
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
  ...lineResolvers,
  AppliedDiscount: {
    kind: ({ wire }) => {
      if (wire.coupon) return 'COUPON'
      return wire.merchantDiscount ? 'MERCHANT' : 'RULE'
    },
    id: ({ wire }) => (wire.coupon ?? wire.discountRule)?.id ?? null,
    code: ({ wire }) => wire.coupon?.code ?? null,
    name: ({ wire: { coupon, discountRule, merchantDiscount } }) =>
      coupon?.name ??
      textOf(discountRule?.name) ??
      (typeof merchantDiscount?.description === 'string' ? merchantDiscount.description : null),
    amount: ({ wire, currencies }) =>
      moneyOf((wire.coupon ?? wire.merchantDiscount ?? wire.discountRule)?.amount, currencies),
    percent: ({ wire: { merchantDiscount } }) =>
      typeof merchantDiscount?.percentage === 'number'
        ? decimalOrNull(merchantDiscount.percentage)
        : null,
    scope: ({ wire }) => wire.discountType ?? null,
    lineIds: ({ wire }) => wire.lineItemIds ?? [],
  },
} satisfies DomainResolvers

function discountsOf(cart: CartSource, fallback: string) {
  const currencies = currenciesOf(cart, fallback)
  return cart.appliedDiscounts.map((wire) => ({ wire, currencies }))
}
