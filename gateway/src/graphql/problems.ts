// Translates refusals of the platform to problems. Spec §8, docs/contract/cart.md §10, docs/contract/transport.md §6.

import { platformCodes, type Violation, violationsOf } from '@vitrine/platform'
import type { z } from 'zod'
import { messages } from '../__generated__/messages/documents.ts'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { Problem, ProblemCode } from '../__generated__/schema-types.ts'
import { isRateLimited, PlatformFailure } from '../platform/failure.ts'
import { rateLimitMessage } from './rate-limit-message.ts'

type Details = Partial<Omit<Problem, 'code' | '__typename'>>

/** A problem with one of these codes, of whatever type a mutation has for it. */
export type ProblemOf<Code extends ProblemCode> = Omit<Problem, '__typename' | 'code'> & {
  code: Code
}

/** Returns a problem with the default message of its code unless `details` has one. */
export function problem<Code extends ProblemCode>(
  code: Code,
  details: Details = {},
): ProblemOf<Code> {
  return { code, message: problemMessages[code], severity: 'ERROR', ...details }
}

const codesByRule: Partial<Record<string, ProblemCode>> = {
  REQUIRED_FIELD: 'REQUIRED_FIELD',
  REQUIRED_ONE_OF_FIELD: 'REQUIRED_FIELD',
  MIN_LENGTH: 'INVALID_LENGTH',
  MAX_LENGTH: 'INVALID_LENGTH',
  EXACT_LENGTH: 'INVALID_LENGTH',
  MIN_SIZE: 'INVALID_SIZE',
  MAX_SIZE: 'INVALID_SIZE',
  EXACT_SIZE: 'INVALID_SIZE',
  MIN: 'OUT_OF_RANGE',
  MAX: 'OUT_OF_RANGE',
  DECIMAL_GTE: 'OUT_OF_RANGE',
  DECIMAL_LTE: 'OUT_OF_RANGE',
  DECIMAL_GT: 'OUT_OF_RANGE',
  DECIMAL_LT: 'OUT_OF_RANGE',
  DECIMAL_MAX_SCALE: 'INVALID_FORMAT',
  FORMAT: 'INVALID_FORMAT',
  ONE_OF_ALIGNMENT: 'INVALID_ARGUMENT',
}

const wordsByRule: Partial<Record<string, (threshold: string | number) => string>> = {
  MIN_LENGTH: (n) => messages.atLeastCharacters({ n: Number(n) }),
  MAX_LENGTH: (n) => messages.atMostCharacters({ n: Number(n) }),
  MIN_SIZE: (n) => messages.atLeastOfThesePlease({ n }),
  MAX_SIZE: (n) => messages.atMostOfThese({ n }),
  MIN: (n) => messages.leastIs({ n }),
  MAX: (n) => messages.mostIs({ n }),
  DECIMAL_GTE: (n) => messages.leastIs({ n }),
  DECIMAL_LTE: (n) => messages.mostIs({ n }),
  ONE_OF_ALIGNMENT: () => messages.exactlyOneOfTheseIsAllowed,
}

/** Returns the problem of a violated validation rule, ours or the platform's, at its field. */
export function problemOfViolation(violation: Violation): Problem {
  const rule = String(violation.violatedRule)
  const named = codesByRefusal.get(violation.ruleName ?? String(violation.data?.ruleName ?? ''))
  if (named) return problem(named, { field: violation.field || undefined })
  const isEmail = rule === 'FORMAT' && violation.data?.type === 'EMAIL'
  const code = isEmail ? 'INVALID_EMAIL' : (codesByRule[rule] ?? 'INVALID_ARGUMENT')
  const message = wordsByRule[rule]?.(String(violation.data?.threshold)) ?? problemMessages[code]
  return problem(code, { field: violation.field || undefined, message })
}

type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Validates arguments with the platform's rules before any call. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, problems: violationsOf(parsed.error).map(problemOfViolation) }
}

/** Joins our problems with those of a schema, which are left out for a field that has one of ours. */
export function joinProblems(own: readonly Problem[], others: readonly Problem[]): Problem[] {
  const reported = new Set(own.map(({ field }) => field))
  return [...own, ...others.filter(({ field }) => !reported.has(field))]
}

const codesByRefusal = new Map<string, ProblemCode>([
  [platformCodes.noCart, 'CART_NOT_FOUND'],
  ...platformCodes.couponUnknown.map((code) => [code, 'COUPON_NOT_FOUND'] as const),
  ...platformCodes.couponExpired.map((code) => [code, 'COUPON_EXPIRED'] as const),
  ...platformCodes.couponNotActiveYet.map((code) => [code, 'COUPON_NOT_ACTIVE_YET'] as const),
  ...platformCodes.couponUsedUp.map((code) => [code, 'COUPON_USED_UP'] as const),
  ...platformCodes.couponLimitPerCustomer.map(
    (code) => [code, 'COUPON_LIMIT_PER_CUSTOMER'] as const,
  ),
  ...platformCodes.couponDisabled.map((code) => [code, 'COUPON_DISABLED'] as const),
  ...platformCodes.couponNotApplicable.map((code) => [code, 'COUPON_NOT_APPLICABLE'] as const),
  ...platformCodes.giftCardUnknown.map((code) => [code, 'GIFT_CARD_NOT_FOUND'] as const),
  ...platformCodes.giftCardEmpty.map((code) => [code, 'GIFT_CARD_EMPTY'] as const),
  ...platformCodes.giftCardExpired.map((code) => [code, 'GIFT_CARD_EXPIRED'] as const),
  ...platformCodes.giftCardDisabled.map((code) => [code, 'GIFT_CARD_DISABLED'] as const),
  ...platformCodes.giftCardNotApplicable.map((code) => [code, 'GIFT_CARD_NOT_APPLICABLE'] as const),
  ...platformCodes.wrongCatalogVersion.map((code) => [code, 'NOT_AVAILABLE_ON_THIS_SITE'] as const),
  [platformCodes.siteNotPublished, 'NOT_AVAILABLE_ON_THIS_SITE'],
  [platformCodes.storesNotInstalled, 'NOT_AVAILABLE_ON_THIS_SITE'],
  [platformCodes.backInStockRequested, 'ALREADY_REQUESTED'],
  [platformCodes.backInStockOff, 'NOT_AVAILABLE_ON_THIS_SITE'],
  [platformCodes.backInStockOptions, 'VARIANT_NOT_AVAILABLE'],
  ...platformCodes.paymentsNotAccepted.map((code) => [code, 'PAYMENTS_NOT_ACCEPTED'] as const),
  ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_COMPLETED'],
  ['LINE_ITEM_WITH_ZERO_QUANTITY', 'LINE_NOT_AVAILABLE'],
  ['LINE_ITEM_NOT_FOUND', 'LINE_NOT_FOUND'],
  ['NOT_FOUND', 'NOT_FOUND'],
  // Assumed: no code is published for a line whose quantity is fixed.
  ['FIXED_QUANTITY', 'QUANTITY_FIXED'],
  ['CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM', 'MEMBERSHIP_NOT_APPLICABLE'],
  ['VERIFICATION_FAILED', 'BAD_CODE'],
  ['BAD_CODE', 'BAD_CODE'],
  ['SEND_CODE_ERROR', 'SEND_CODE_ERROR'],
  ['SLUG_ALREADY_EXISTS', 'SLUG_TAKEN'],
  // Rules of our own inputs.
  ['SLUG_FORM', 'SLUG_FORM'],
  ['PAST_DAY', 'PAST_DAY'],
  ['PICTURE_FORMAT', 'PICTURE_FORMAT'],
  ['COMMUNITY_JOIN_IMPOSSIBLE', 'COMMUNITY_JOIN_IMPOSSIBLE'],
  // docs/contract/members.md §10.
  ['OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN', 'OWNER_CANNOT_BE_DELETED'],
  ['ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN', 'ACTIVE_SUBSCRIPTION'],
  ['ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', 'ACTIVE_SUBSCRIPTION'],
  ['OWNER_MEMBER_BLOCK_FORBIDDEN', 'OWNER_CANNOT_BE_BLOCKED'],
  ['MEMBER_SELF_BLOCK_FORBIDDEN', 'SELF_BLOCK_FORBIDDEN'],
  // Assumed.
  ['OWNER_MEMBER_DISCONNECT_FORBIDDEN', 'OWNER_CANNOT_BE_BLOCKED'],
  // docs/contract/catalog.md §11.
  ['BRAND_LIMIT_EXCEEDED', 'LIMIT_REACHED'],
  ['ONLY_SPACES_STRING_ERROR', 'REQUIRED_FIELD'],
  // Assumed: these codes are not published.
  ['ALREADY_EXISTS', 'NAME_TAKEN'],
  ['INVALID_REVISION', 'REVISION_CONFLICT'],
  ['MEMBER_STATUS_FORBIDS_THIS', 'STATUS_FORBIDS_THIS'],
  ['VARIANTS_NOT_MANAGED', 'VARIANTS_NOT_MANAGED'],
  ['VARIANTS_MANAGED', 'VARIANTS_MANAGED'],
  ['VARIANTS_EXIST', 'VARIANTS_MANAGED'],
  ['OTHER_OPTION_HAS_MEDIA', 'OTHER_OPTION_HAS_MEDIA'],
  ['NEGATIVE_AMOUNT', 'OUT_OF_RANGE'],
  ['AMOUNT_TOO_LARGE', 'OUT_OF_RANGE'],
])

/** Returns the problem code of a platform application code; REFUSED for an unknown one. */
export function codeOfRefusal(code: string): ProblemCode {
  return codesByRefusal.get(code) ?? 'REFUSED'
}

/** Returns the problems of a refused call. Rethrows every other error. */
export function problemsOfFailure(error: unknown, field?: string): Problem[] {
  if (!(error instanceof PlatformFailure)) throw error
  const { requestId, status } = error.facts
  if (isRateLimited(error)) {
    const message = rateLimitMessage(error)
    return [problem('RATE_LIMITED', { message, suggestedFix: 'TRY_AGAIN', requestId })]
  }
  switch (error.kind) {
    case 'validation':
      return error.violations.map(problemOfViolation)
    case 'application': {
      const code = codeOfRefusal(error.code ?? '')
      // No argument causes that there is no cart.
      const place = code === 'CART_NOT_FOUND' ? undefined : field
      return [
        problem(code, {
          field: place,
          ...(code === 'REFUSED' && { message: error.message, requestId }),
        }),
      ]
    }
    case 'refused':
      return [problemOfStatus(status, field, requestId)]
    case 'system':
      return [
        problem('UPSTREAM_UNAVAILABLE', {
          requestId,
          suggestedFix: 'TRY_AGAIN',
        }),
      ]
  }
}

function problemOfStatus(
  status: number | undefined,
  field: string | undefined,
  requestId: string | undefined,
) {
  if (status === 404) return problem('NOT_FOUND', { field })
  if (status === 401 || status === 403) return problem('FORBIDDEN', { requestId })
  return problem('REFUSED', { field, requestId })
}

/** Adds the request id to problems that quote one: the platform's, otherwise the gateway's own. */
export function withRequestId(problems: Problem[], requestId: string): Problem[] {
  const quoted = new Set<ProblemCode>([
    'UPSTREAM_UNAVAILABLE',
    'OUTCOME_UNKNOWN',
    'REFUSED',
    'RATE_LIMITED',
  ])
  return problems.map((one) =>
    quoted.has(one.code) ? { ...one, requestId: one.requestId ?? requestId } : one,
  )
}
