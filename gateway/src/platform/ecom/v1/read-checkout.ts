// Reads checkouts of v1. docs/contract/checkout-order.md §2.
import {
  flagOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  textOrNull,
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
  const idOf = (name: string) => textOrNull(from, name)
  const [appId, userId, memberId] = [idOf('appId'), idOf('userId'), idOf('memberId')]
  if (appId) return { kind: 'APP', id: appId }
  if (userId) return { kind: 'STAFF', id: userId }
  if (memberId) return { kind: 'MEMBER', id: memberId }
  return { kind: 'VISITOR', id: idOf('visitorId') }
}

const readCustomField = (from: JsonObject): Checkout['customFields'][number] => ({
  title: textOrNull(from, 'title') ?? '',
  translatedTitle: textOrNull(from, 'translatedTitle'),
  value: from.value,
})

/** Reads what other apps attach to a checkout. */
export const readReferences = (from: JsonObject) => ({
  customContentReference: mappedOrNull(from, 'customContentReference', (to) => ({
    appId: textOrNull(to, 'appId'),
    componentId: textOrNull(to, 'componentId'),
  })),
  externalReference: mappedOrNull(from, 'externalReference', (to) => ({
    appId: textOrNull(to, 'appId'),
    resourceId: textOrNull(to, 'resourceId'),
  })),
})

export function readCheckout(from: JsonObject): Checkout {
  const currencies = readCurrencies(from)
  return {
    ...readBought(from),
    ...readCalculated(from, currencies),
    ...readReferences(from),
    cartId: textOrNull(from, 'cartId'),
    // A cart names it in the plural.
    taxIncludedInPrices: flagOrNull(from, 'taxIncludedInPrice'),
    billing: mappedOrNull(from, 'billingInfo', readContact),
    destination: mappedPart(from, 'shippingInfo', (delivery) =>
      mappedOrNull(delivery, 'shippingDestination', readContact),
    ),
    priceSummary: readSumsOf(from, 'priceSummary', currencies),
    payAfterFreeTrial: readSumsOf(from, 'payAfterFreeTrial', currencies),
    createdBy: mappedOrNull(from, 'createdBy', readCreator),
    customFields: listOf(from, 'customFields', readCustomField),
    channelType: wordOf(from, 'channelType', channelNames, null),
    completed: flagOrNull(from, 'completed') ?? false,
    taxExemptGroupId: textOrNull(from, 'taxExemptGroupId'),
  }
}
