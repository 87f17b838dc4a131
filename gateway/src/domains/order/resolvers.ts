import type { WireOrder, WireOrderPrice } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { descriptionLinesOf, itemTypeOf, textOf } from '../cart/resolvers.ts'
import { productIdOf, readOrder, readOrders } from './read-orders.ts'

const currencyOf = ({ currency }: WireOrder) => currency ?? ''

const amountOf = (wire: WireOrderPrice | null | undefined, currency: string) =>
  wire?.amount ? { wire, currency } : null

type Sum = keyof NonNullable<WireOrder['priceSummary']>
type Balance = keyof NonNullable<WireOrder['balanceSummary']>

const sum = (name: Sum) => (order: WireOrder) =>
  amountOf(order.priceSummary?.[name] as WireOrderPrice | undefined, currencyOf(order))
const balance = (name: Balance) => (order: WireOrder) =>
  amountOf(order.balanceSummary?.[name] as WireOrderPrice | undefined, currencyOf(order))

export const orderResolvers = {
  Query: {
    orders: (_, args, context) => readOrders(args, context),
    order: (_, { id }, context) => readOrder(id, context),
  },
  Order: {
    number: (order) => order.number ?? null,
    createdDate: (order) => order.createdDate ?? null,
    updatedDate: (order) => order.updatedDate ?? null,
    purchasedDate: (order) => order.purchasedDate ?? null,
    status: (order) => order.status ?? null,
    paymentStatus: (order) => order.paymentStatus ?? null,
    fulfillmentStatus: (order) => order.fulfillmentStatus ?? null,
    lines: (order) => order.lineItems.map((wire) => ({ wire, currency: currencyOf(order) })),
    itemCount: ({ lineItems }) => lineItems.reduce((all, { quantity }) => all + (quantity ?? 0), 0),
    subtotal: sum('subtotal'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    discount: sum('discount'),
    additionalFees: sum('totalAdditionalFees'),
    total: sum('total'),
    balance: balance('balance'),
    paid: balance('paid'),
    refunded: balance('refunded'),
    buyerEmail: ({ buyerInfo }) => buyerInfo?.email ?? null,
    buyerNote: ({ buyerNote }) => buyerNote || null,
    currency: ({ currency }) => currency ?? null,
    billing: ({ billingInfo }) => billingInfo ?? null,
    recipient: ({ recipientInfo }) => recipientInfo ?? null,
    shippingTitle: ({ shippingInfo }) => shippingInfo?.title ?? null,
    logistics: ({ shippingInfo }) => shippingInfo?.logistics ?? null,
    deliverByDate: ({ shippingInfo }) => shippingInfo?.logistics?.deliverByDate ?? null,
    destination: ({ shippingInfo }) => shippingInfo?.logistics?.shippingDestination ?? null,
    discounts: (order) =>
      (order.appliedDiscounts ?? []).map((wire) => ({ wire, currency: currencyOf(order) })),
    activities: ({ activities }) =>
      [...(activities ?? [])].sort((one, two) =>
        (one.createdDate ?? '').localeCompare(two.createdDate ?? ''),
      ),
  },
  OrderAmount: {
    amount: ({ wire }) => wire.amount ?? '0',
    currency: ({ currency }) => currency,
    formatted: ({ wire, currency }) => wire.formattedAmount ?? `${wire.amount} ${currency}`,
  },
  OrderLine: {
    id: ({ wire }) => wire.id ?? '',
    name: ({ wire }) => textOf(wire.productName) ?? '',
    productId: ({ wire }) => productIdOf(wire),
    descriptionLines: ({ wire }) => descriptionLinesOf(wire),
    image: ({ wire }) => (wire.image?.url ? wire.image : null),
    quantity: ({ wire }) => wire.quantity ?? 0,
    price: ({ wire, currency }) => amountOf(wire.price, currency),
    priceBeforeDiscounts: ({ wire, currency }) => amountOf(wire.priceBeforeDiscounts, currency),
    total: ({ wire, currency }) =>
      amountOf(wire.lineItemPrice ?? wire.totalPriceBeforeTax, currency),
    itemType: ({ wire }) => (wire.itemType ? itemTypeOf(wire) : null),
    digitalFile: ({ wire }) =>
      wire.digitalFile
        ? {
            link: wire.digitalFile.link ?? null,
            expirationDate: wire.digitalFile.expirationDate ?? null,
          }
        : null,
    subscription: ({ wire }) =>
      wire.subscriptionInfo
        ? {
            id: wire.subscriptionInfo.id ?? null,
            cycleNumber: wire.subscriptionInfo.cycleNumber ?? null,
            title: wire.subscriptionInfo.subscriptionOptionTitle ?? null,
            description: wire.subscriptionInfo.subscriptionOptionDescription ?? null,
          }
        : null,
  },
  OrderDiscount: {
    code: ({ wire }) => wire.coupon?.code ?? null,
    name: ({ wire }) =>
      wire.coupon?.name ??
      textOf(wire.discountRule?.name) ??
      wire.merchantDiscount?.description ??
      null,
    amount: ({ wire, currency }) =>
      amountOf(
        wire.coupon?.amount ?? wire.discountRule?.amount ?? wire.merchantDiscount?.amount,
        currency,
      ),
  },
  OrderActivity: {
    id: ({ id }) => id ?? null,
    type: ({ activityType, type }) => activityType ?? type ?? null,
    createdDate: ({ createdDate }) => createdDate ?? null,
    message: ({ merchantComment }) => merchantComment?.message ?? null,
  },
} satisfies DomainResolvers
