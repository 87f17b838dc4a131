// Reads how a line repeats that is sold as a subscription. docs/contract/cart.md §4.
import {
  booleanOrNull,
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { SubscriptionOption } from '../line.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

const readPeriod = (from: JsonObject) => ({
  frequency: wordOf(from, 'frequency', words.frequency, null),
  interval: numberOrNull(from, 'interval'),
})

/** Reads `subscriptionOptionInfo` of a line; without `subscriptionSettings`, only title and description are known. */
export function readSubscription(from: JsonObject): SubscriptionOption {
  return {
    title: readText(from, 'title'),
    description: readText(from, 'description'),
    ...mappedPart(from, 'subscriptionSettings', (settings) => ({
      ...readPeriod(settings),
      autoRenewal: booleanOrNull(settings, 'autoRenewal'),
      billingCycles: numberOrNull(settings, 'billingCycles'),
      startsAt: stringOrNull(settings, 'startDate'),
      freeTrial: mappedOrNull(settings, 'freeTrialPeriod', readPeriod),
      enableCustomerCancellation: booleanOrNull(settings, 'enableCustomerCancellation'),
    })),
  }
}
