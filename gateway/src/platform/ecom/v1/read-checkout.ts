// Reads checkouts of v1. docs/contract/checkout-order.md §2.
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { Checkout } from '../cart.ts'
import { channelNames } from '../channel-type.ts'
import { readBought } from './read-cart.ts'
import { readCalculated } from './read-estimate.ts'
import { readCurrencies } from './read-money.ts'
import { readContact } from './read-person.ts'
import { readSumsOf } from './read-totals.ts'

function readCreator(from: JsonObject): NonNullable<Checkout['createdBy']> {
  const idOf = (name: string) => stringOrNull(from, name)
  const [appId, userId, memberId] = [idOf('appId'), idOf('userId'), idOf('memberId')]
  if (appId) return { kind: 'APP', id: appId }
  if (userId) return { kind: 'STAFF', id: userId }
  if (memberId) return { kind: 'MEMBER', id: memberId }
  return { kind: 'VISITOR', id: idOf('visitorId') }
}

const readCustomField = (from: JsonObject): Checkout['customFields'][number] => ({
  title: stringOrNull(from, 'title') ?? '',
  translatedTitle: stringOrNull(from, 'translatedTitle'),
  value: from.value,
})

/** Reads what other apps attach to a checkout. */
export const readReferences = (from: JsonObject) => ({
  customContentReference: mappedOrNull(from, 'customContentReference', (to) => ({
    appId: stringOrNull(to, 'appId'),
    componentId: stringOrNull(to, 'componentId'),
  })),
  externalReference: mappedOrNull(from, 'externalReference', (to) => ({
    appId: stringOrNull(to, 'appId'),
    resourceId: stringOrNull(to, 'resourceId'),
  })),
})

/** Reads a checkout of a response or a change event; its sums have the same form as those of an estimate. */
export function readCheckout(from: JsonObject): Checkout {
  const currencies = readCurrencies(from)
  return {
    ...readBought(from),
    ...readCalculated(from, currencies),
    ...readReferences(from),
    cartId: stringOrNull(from, 'cartId'),
    // A cart names it in the plural.
    taxIncludedInPrices: booleanOrNull(from, 'taxIncludedInPrice'),
    billing: mappedOrNull(from, 'billingInfo', readContact),
    destination: mappedPart(from, 'shippingInfo', (delivery) =>
      mappedOrNull(delivery, 'shippingDestination', readContact),
    ),
    priceSummary: readSumsOf(from, 'priceSummary', currencies),
    payAfterFreeTrial: readSumsOf(from, 'payAfterFreeTrial', currencies),
    createdBy: mappedOrNull(from, 'createdBy', readCreator),
    customFields: listOf(from, 'customFields', readCustomField),
    channelType: wordOf(from, 'channelType', channelNames, null),
    completed: booleanOrNull(from, 'completed') ?? false,
    taxExemptGroupId: stringOrNull(from, 'taxExemptGroupId'),
  }
}
