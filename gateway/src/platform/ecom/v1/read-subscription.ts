// Reads how a line repeats that is sold as a subscription. docs/contract/cart.md §4.
import {
  flagOrNull,
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  textOrNull,
  wordOf,
} from '../../read-json.ts'
import type { SubscriptionOption } from '../line.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

const readPeriod = (from: JsonObject) => ({
  frequency: wordOf(from, 'frequency', words.frequency, null),
  interval: numberOrNull(from, 'interval'),
})

export function readSubscription(from: JsonObject): SubscriptionOption {
  return {
    title: readText(from, 'title'),
    description: readText(from, 'description'),
    ...mappedPart(from, 'subscriptionSettings', (settings) => ({
      ...readPeriod(settings),
      autoRenewal: flagOrNull(settings, 'autoRenewal'),
      billingCycles: numberOrNull(settings, 'billingCycles'),
      startsAt: textOrNull(settings, 'startDate'),
      freeTrial: mappedOrNull(settings, 'freeTrialPeriod', readPeriod),
      enableCustomerCancellation: flagOrNull(settings, 'enableCustomerCancellation'),
    })),
  }
}
