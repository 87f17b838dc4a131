// Maps field paths of the platform's requests to our arguments.
import { maxCartLines, type Violation } from '@vitrine/platform'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem, problemsOfFailure } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'

/** Applied in this order. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/^lineItems\[(\d+)\]\.id$/, 'lines[$1].lineId'],
  [/^lineItems\b/, 'lines'],
  [/^customLineItems\b/, 'customLines'],
  [/\blineItemIds\b/, 'lineIds'],
  [/^(lines\[\d+\])\.catalogReference\.catalogItemId$/, '$1.productId'],
  [/^(lines\[\d+\])\.catalogReference\.options\.options\b.*$/, '$1.choices'],
  [/^(lines\[\d+\])\.catalogReference\.options\.customTextFields\b.*$/, '$1.customTexts'],
  [/^(lines\[\d+\])\.catalogReference\.options\.variantId$/, '$1.variantId'],
  [/^(lines\[\d+\])\.catalogReference\.options\.preOrderRequested$/, '$1.preorderRequested'],
  [/^(lines\[\d+\])\.catalogReference\.options\b.*$/, '$1.catalogOptions'],
  [/\.catalogReference\.appId$/, '.catalogReference.catalogAppId'],
  [/^(lines\[\d+\])\.catalogReference\b/, '$1'],
  [/^(customLines\[\d+\])\.url\b.*$/, '$1.pageUrl'],
  [/\.streetAddress\.number$/, '.streetNumber'],
  [/\.streetAddress\.name$/, '.streetName'],
  [/^(lines\[\d+\])\.catalogOverrideFields\b/, '$1.catalogOverride'],
  [/^(customLines\[\d+\])\.productName\b.*$/, '$1.name'],
  [/^(customLines\[\d+\])\.itemType\.custom$/, '$1.customItemType'],
  [/^(customLines\[\d+\])\.subscriptionOptionInfo\b/, '$1.subscription'],
  [/\.subscriptionSettings\b/, ''],
  [/\.freeTrialPeriod\b/, '.freeTrial'],
  [/\.(physicalProperties|plainText|colorInfo)\b/, ''],
  [/\.(addressType|preset|value|original|translated)$/, ''],
  [/\.altText$/, '.alt'],
  [/^(customLines\[\d+\])\.media\b/, '$1.image'],
  [/\.startDate$/, '.startsAt'],
  [/\.scheduledDate$/, '.scheduledAt'],
  [/^cartInfo\.buyerInfo\./, ''],
  [/^cartInfo\.contactInfo\.address\b/, 'contactAddress'],
  [/^cartInfo\.contactInfo\.contactDetails\b/, 'contactDetails'],
  [/^cartInfo\./, ''],
  [/^couponCode$/, 'code'],
  [/^selectedMemberships\.memberships\b/, 'selectedMemberships'],
]

/** `lineItems[0].catalogReference.catalogItemId` → `lines[0].productId` */
export const ownFieldName = (field: string): string =>
  renamed.reduce((name, [pattern, own]) => name.replace(pattern, own), field)

const withOwnName = (one: Problem): Problem =>
  one.field ? { ...one, field: ownFieldName(one.field) } : one

/** Recognizes a full cart, for which the platform has no code: the list of lines may not grow. */
const isFull = ({ field, violatedRule, data }: Violation): boolean =>
  /^(lineItems|customLineItems)$/.test(field) &&
  violatedRule === 'MAX_SIZE' &&
  data?.threshold === maxCartLines

/** Like `problemsOfFailure`, for calls about carts and checkouts. */
export function problemsOfCartFailure(error: unknown, field?: string): Problem[] {
  if (error instanceof PlatformFailure && error.violations.some(isFull))
    return [problem('CART_FULL', { field: 'lines' })]
  return problemsOfFailure(error, field).map(withOwnName)
}
