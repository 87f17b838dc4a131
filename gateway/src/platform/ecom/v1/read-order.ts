// Reads orders of v1. docs/contract/checkout-order.md §5-§7.
import {
  orderActivityTypes,
  orderFulfillmentStatuses,
  orderPaymentStatuses,
  orderStatuses,
  storesAppId,
} from '@vitrine/platform'
import type { OrderPaymentStatus } from '../../../__generated__/schema-types.ts'
import { readImage } from '../../catalog/v1/read-media.ts'
import type { Currencies } from '../../money.ts'
import {
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { Order, OrderActivity, OrderLine } from '../order.ts'
import { readLogistics } from './read-delivery.ts'
import { readDiscounts } from './read-discount.ts'
import { readCatalogReference, readDescriptionLines, readItemType } from './read-line-parts.ts'
import { only, readMoney } from './read-money.ts'
import { readContact } from './read-person.ts'
import { readText } from './read-text.ts'
import { readSums } from './read-totals.ts'

const statuses = sameWords(orderStatuses)
const paymentStatuses: Readonly<Record<string, OrderPaymentStatus>> = {
  ...sameWords(orderPaymentStatuses.filter((status) => status !== 'UNSPECIFIED')),
  UNSPECIFIED: 'UNKNOWN',
}
const fulfillmentStatuses = sameWords(orderFulfillmentStatuses)
const activityTypes = sameWords(orderActivityTypes)

function readProductId(from: JsonObject): string | null {
  const reference = readCatalogReference(from)
  return reference?.appId === storesAppId ? reference.catalogItemId : null
}

const readFile = (from: JsonObject): NonNullable<OrderLine['digitalFile']> => ({
  url: stringOrNull(from, 'link'),
  expiresAt: stringOrNull(from, 'expirationDate'),
})

const readSubscription = (from: JsonObject): NonNullable<OrderLine['subscription']> => ({
  id: stringOrNull(from, 'id'),
  cycleNumber: numberOrNull(from, 'cycleNumber'),
  title: stringOrNull(from, 'subscriptionOptionTitle'),
  description: stringOrNull(from, 'subscriptionOptionDescription'),
})

/** Reads a line of an order, whose amounts have no currency of their own and are never converted. */
export function readOrderLine(from: JsonObject, currencies: Currencies): OrderLine {
  const image = mappedOrNull(from, 'image', readImage)
  return {
    id: filledString(from, 'id'),
    name: readText(from, 'productName') ?? '',
    productId: readProductId(from),
    descriptionLines: readDescriptionLines(from),
    image: image?.url ? image : null,
    quantity: numberOrNull(from, 'quantity') ?? 0,
    price: readMoney(from, 'price', currencies),
    priceBeforeDiscounts: readMoney(from, 'priceBeforeDiscounts', currencies),
    total:
      readMoney(from, 'lineItemPrice', currencies) ??
      readMoney(from, 'totalPriceBeforeTax', currencies),
    itemType: readItemType(from),
    digitalFile: mappedOrNull(from, 'digitalFile', readFile),
    subscription: mappedOrNull(from, 'subscriptionInfo', readSubscription),
  }
}

const readActivity = (from: JsonObject): OrderActivity => ({
  id: stringOrNull(from, 'id'),
  type:
    wordOf(from, 'activityType', activityTypes, null) ?? wordOf(from, 'type', activityTypes, null),
  createdAt: stringOrNull(from, 'createdDate'),
  message: mappedOrNull(from, 'merchantComment', (comment) => stringOrNull(comment, 'message')),
})

const readActivities = (from: JsonObject): readonly OrderActivity[] =>
  listOf(from, 'activities', readActivity).toSorted((one, two) =>
    (one.createdAt ?? '').localeCompare(two.createdAt ?? ''),
  )

const readDelivery = (from: JsonObject) => ({
  shippingTitle: stringOrNull(from, 'title'),
  logistics: mappedOrNull(from, 'logistics', readLogistics),
  ...mappedPart(from, 'logistics', (logistics) => ({
    deliverBy: stringOrNull(logistics, 'deliverByDate'),
    destination: mappedOrNull(logistics, 'shippingDestination', readContact),
  })),
})

const readBuyer = (from: JsonObject) => ({
  buyerMemberId: stringOrNull(from, 'memberId'),
  buyerEmail: stringOrNull(from, 'email'),
})

const readBalance = (from: JsonObject, currencies: Currencies) => ({
  balance: readMoney(from, 'balance', currencies),
  paid: readMoney(from, 'paid', currencies),
  refunded: readMoney(from, 'refunded', currencies),
})

/** Reads an order of a response or a change event, with its activities sorted by time. */
export function readOrder(from: JsonObject): Order {
  const currency = stringOrNull(from, 'currency')
  const currencies = only(currency)
  return {
    ...mappedPart(from, 'priceSummary', (sums) =>
      readSums(sums, currencies, 'totalAdditionalFees'),
    ),
    ...mappedPart(from, 'balanceSummary', (balance) => readBalance(balance, currencies)),
    ...mappedPart(from, 'shippingInfo', readDelivery),
    ...mappedPart(from, 'buyerInfo', readBuyer),
    id: requiredString(from, 'id'),
    number: stringOrNull(from, 'number'),
    createdAt: stringOrNull(from, 'createdDate'),
    updatedAt: stringOrNull(from, 'updatedDate'),
    purchasedAt: stringOrNull(from, 'purchasedDate'),
    status: wordOf(from, 'status', statuses, null),
    paymentStatus: wordOf(from, 'paymentStatus', paymentStatuses, null),
    fulfillmentStatus: wordOf(from, 'fulfillmentStatus', fulfillmentStatuses, null),
    lines: listOf(from, 'lineItems', (line) => readOrderLine(line, currencies)),
    buyerNote: filledString(from, 'buyerNote'),
    currency,
    billing: mappedOrNull(from, 'billingInfo', readContact),
    recipient: mappedOrNull(from, 'recipientInfo', readContact),
    appliedDiscounts: readDiscounts(from, currencies),
    activities: readActivities(from),
    checkoutId: stringOrNull(from, 'checkoutId'),
  }
}
