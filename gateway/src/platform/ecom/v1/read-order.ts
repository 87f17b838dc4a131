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
  filledText,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredText,
  sameWords,
  textOrNull,
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
  url: textOrNull(from, 'link'),
  expiresAt: textOrNull(from, 'expirationDate'),
})

const readSubscription = (from: JsonObject): NonNullable<OrderLine['subscription']> => ({
  id: textOrNull(from, 'id'),
  cycleNumber: numberOrNull(from, 'cycleNumber'),
  title: textOrNull(from, 'subscriptionOptionTitle'),
  description: textOrNull(from, 'subscriptionOptionDescription'),
})

/** Reads a line of an order, whose amounts have no currency of their own and are never converted. */
export function readOrderLine(from: JsonObject, currencies: Currencies): OrderLine {
  const image = mappedOrNull(from, 'image', readImage)
  return {
    id: filledText(from, 'id'),
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
  id: textOrNull(from, 'id'),
  type:
    wordOf(from, 'activityType', activityTypes, null) ?? wordOf(from, 'type', activityTypes, null),
  createdAt: textOrNull(from, 'createdDate'),
  message: mappedOrNull(from, 'merchantComment', (comment) => textOrNull(comment, 'message')),
})

const readActivities = (from: JsonObject): readonly OrderActivity[] =>
  listOf(from, 'activities', readActivity).toSorted((one, two) =>
    (one.createdAt ?? '').localeCompare(two.createdAt ?? ''),
  )

const readDelivery = (from: JsonObject) => ({
  shippingTitle: textOrNull(from, 'title'),
  logistics: mappedOrNull(from, 'logistics', readLogistics),
  ...mappedPart(from, 'logistics', (logistics) => ({
    deliverBy: textOrNull(logistics, 'deliverByDate'),
    destination: mappedOrNull(logistics, 'shippingDestination', readContact),
  })),
})

const readBuyer = (from: JsonObject) => ({
  buyerMemberId: textOrNull(from, 'memberId'),
  buyerEmail: textOrNull(from, 'email'),
})

const readBalance = (from: JsonObject, currencies: Currencies) => ({
  balance: readMoney(from, 'balance', currencies),
  paid: readMoney(from, 'paid', currencies),
  refunded: readMoney(from, 'refunded', currencies),
})

export function readOrder(from: JsonObject): Order {
  const currency = textOrNull(from, 'currency')
  const currencies = only(currency)
  return {
    ...mappedPart(from, 'priceSummary', (sums) =>
      readSums(sums, currencies, 'totalAdditionalFees'),
    ),
    ...mappedPart(from, 'balanceSummary', (balance) => readBalance(balance, currencies)),
    ...mappedPart(from, 'shippingInfo', readDelivery),
    ...mappedPart(from, 'buyerInfo', readBuyer),
    id: requiredText(from, 'id'),
    number: textOrNull(from, 'number'),
    createdAt: textOrNull(from, 'createdDate'),
    updatedAt: textOrNull(from, 'updatedDate'),
    purchasedAt: textOrNull(from, 'purchasedDate'),
    status: wordOf(from, 'status', statuses, null),
    paymentStatus: wordOf(from, 'paymentStatus', paymentStatuses, null),
    fulfillmentStatus: wordOf(from, 'fulfillmentStatus', fulfillmentStatuses, null),
    lines: listOf(from, 'lineItems', (line) => readOrderLine(line, currencies)),
    buyerNote: filledText(from, 'buyerNote'),
    currency,
    billing: mappedOrNull(from, 'billingInfo', readContact),
    recipient: mappedOrNull(from, 'recipientInfo', readContact),
    appliedDiscounts: readDiscounts(from, currencies),
    activities: readActivities(from),
    checkoutId: textOrNull(from, 'checkoutId'),
  }
}
