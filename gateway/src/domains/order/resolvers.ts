import type { WireOrder, WireOrderPrice } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { descriptionLinesOf, itemTypeOf, textOf } from '../cart/resolvers.ts'
import { imageOf } from '../common/media.ts'
import { discountsIn, wireMoneyIn } from '../common/money.ts'
import { ownOrReason } from '../common/own-or-reason.ts'
import { productIdOf, readOrder, readOrders } from './read-orders.ts'

const currencyOf = ({ currency }: WireOrder) => currency ?? ''

type Sum = keyof NonNullable<WireOrder['priceSummary']>
type Balance = keyof NonNullable<WireOrder['balanceSummary']>

const sum = (name: Sum) => (order: WireOrder) =>
  wireMoneyIn(currencyOf(order), order.priceSummary?.[name] as WireOrderPrice | undefined)
const balance = (name: Balance) => (order: WireOrder) =>
  wireMoneyIn(currencyOf(order), order.balanceSummary?.[name] as WireOrderPrice | undefined)

export const orderResolvers = {
  Query: {
    orders: async (_, args, context, info) =>
      ownOrReason(await readOrders(args, context), 'NOT_AVAILABLE_ON_THIS_SITE', context, info),
    order: (_, { id }, context) => readOrder(id, context),
  },
  Order: {
    number: (order) => order.number ?? null,
    createdAt: (order) => order.createdDate ?? null,
    updatedAt: (order) => order.updatedDate ?? null,
    purchasedAt: (order) => order.purchasedDate ?? null,
    status: (order) => order.status ?? null,
    paymentStatus: (order) => order.paymentStatus ?? null,
    fulfillmentStatus: (order) => order.fulfillmentStatus ?? null,
    lines: (order) => order.lineItems.map((wire) => ({ wire, currency: currencyOf(order) })),
    itemCount: ({ lineItems }) => lineItems.reduce((all, { quantity }) => all + (quantity ?? 0), 0),
    subtotal: sum('subtotal'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    discount: sum('discount'),
    totalAdditionalFees: sum('totalAdditionalFees'),
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
    deliverBy: ({ shippingInfo }) => shippingInfo?.logistics?.deliverByDate ?? null,
    destination: ({ shippingInfo }) => shippingInfo?.logistics?.shippingDestination ?? null,
    appliedDiscounts: (order) => discountsIn(order.appliedDiscounts, currencyOf(order)),
    activities: ({ activities }) =>
      [...(activities ?? [])].sort((one, two) =>
        (one.createdDate ?? '').localeCompare(two.createdDate ?? ''),
      ),
  },
  OrderLine: {
    id: ({ wire }) => wire.id || null,
    name: ({ wire }) => textOf(wire.productName) ?? '',
    productId: ({ wire }) => productIdOf(wire),
    descriptionLines: ({ wire }) => descriptionLinesOf(wire),
    image: ({ wire }) => (wire.image?.url ? imageOf(wire.image) : null),
    quantity: ({ wire }) => wire.quantity ?? 0,
    price: ({ wire, currency }) => wireMoneyIn(currency, wire.price),
    priceBeforeDiscounts: ({ wire, currency }) => wireMoneyIn(currency, wire.priceBeforeDiscounts),
    total: ({ wire, currency }) =>
      wireMoneyIn(currency, wire.lineItemPrice ?? wire.totalPriceBeforeTax),
    itemType: ({ wire }) => (wire.itemType ? itemTypeOf(wire) : null),
    digitalFile: ({ wire }) =>
      wire.digitalFile
        ? {
            url: wire.digitalFile.link ?? null,
            expiresAt: wire.digitalFile.expirationDate ?? null,
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
  OrderActivity: {
    id: ({ id }) => id ?? null,
    type: ({ activityType, type }) => activityType ?? type ?? null,
    createdAt: ({ createdDate }) => createdDate ?? null,
    message: ({ merchantComment }) => merchantComment?.message ?? null,
  },
} satisfies DomainResolvers
