// Converts the errors and violations inside a successful estimate to problems. docs/contract/cart.md §6.

import type {
  WireCalculationErrors,
  WireCartViolation,
  WireErrorDetails,
  WireEstimate,
} from '@vitrine/platform'
import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem, ProblemCode, SuggestedFix } from '../../__generated__/schema-types.ts'
import { codeOfRefusal, problem } from '../../graphql/problems.ts'

type Errors = WireCalculationErrors

function describe(details: WireErrorDetails | null | undefined): string | undefined {
  return details?.applicationError?.description || undefined
}

const partProblem = (
  code: ProblemCode,
  details: WireErrorDetails | null | undefined,
  field?: string,
): Problem[] =>
  details
    ? [problem(code, { field, ...(describe(details) && { message: describe(details) }) })]
    : []

/** A payment part that failed; the order is still possible. */
const besideProblem = (details: WireErrorDetails | null | undefined, field?: string): Problem[] =>
  partProblem('REFUSED', details, field).map((one) => ({ ...one, severity: 'WARNING' }))

/** A coupon on the cart that no longer applies. */
function couponProblems(details: WireErrorDetails | null | undefined): Problem[] {
  if (!details) return []
  const code = codeOfRefusal(details.applicationError?.code ?? '')
  const reason = describe(details)
  return [
    problem('COUPON_STOPPED_APPLYING', {
      field: 'couponCode',
      severity: 'WARNING',
      suggestedFix: 'REMOVE_COUPON',
      ...(reason && { message: messages.yourCodeNoLongerApplies({ reason }) }),
      ...(!reason && code !== 'REFUSED' && { message: problem(code).message }),
    }),
  ]
}

function shippingProblems(errors: Errors): Problem[] {
  const carrier = errors.carrierErrors?.errors?.find(({ error }) => error)?.error
  const general = errors.generalShippingCalculationError
  const isRefusal = Boolean((general ?? carrier)?.applicationError)
  const code = isRefusal ? 'SHIPPING_NOT_AVAILABLE' : 'SHIPPING_CALCULATION_FAILED'
  return [
    ...partProblem(code, general ?? carrier, 'shippingAddress'),
    ...partProblem(
      'SHIPPING_OPTION_CHANGED',
      errors.selectedShippingOptionError,
      'selectedShippingOption',
    ),
  ]
}

type Line = NonNullable<WireCartViolation['target']>['lineItem']

const fixOf = (line: Line): SuggestedFix | undefined => {
  const fix = line ? (line.suggestedFix ?? 'REMOVE_LINE_ITEM') : undefined
  return fix === 'UNKNOWN_SUGGESTED_FIX' ? 'UNKNOWN' : fix
}

function violationProblem({ severity, description, target }: WireCartViolation): Problem {
  const line = target?.lineItem
  return problem(line ? 'LINE_NOT_AVAILABLE' : 'REFUSED', {
    severity: severity ?? 'WARNING',
    ...(description && { message: description }),
    lineId: line?.id ?? undefined,
    suggestedFix: fixOf(line),
  })
}

/** Returns everything that prevents an order, or deviates from the request, as problems. */
export function problemsOfEstimate(
  estimate: Pick<WireEstimate, 'calculationErrors' | 'violations' | 'shippingInfo'>,
): Problem[] {
  const errors = estimate.calculationErrors ?? {}
  const wasReplaced =
    estimate.shippingInfo?.selectedCarrierServiceOption?.requestedShippingOption === false
  const replaced = wasReplaced && !errors.selectedShippingOptionError
  return [
    ...(estimate.violations ?? []).map(violationProblem),
    ...couponProblems(errors.couponCalculationError),
    ...besideProblem(errors.membershipError, 'selectedMemberships'),
    ...besideProblem(errors.giftCardCalculationError),
    ...partProblem('DISCOUNT_CALCULATION_FAILED', errors.discountsCalculationError),
    ...partProblem('TAX_CALCULATION_FAILED', errors.taxCalculationError),
    ...shippingProblems(errors),
    ...(replaced
      ? [
          problem('SHIPPING_OPTION_CHANGED', {
            severity: 'WARNING',
            field: 'selectedShippingOption',
          }),
        ]
      : []),
    ...(errors.orderValidationErrors ?? []).flatMap((error) =>
      error
        ? [
            problem(
              codeOfRefusal(error.code),
              error.description ? { message: error.description } : {},
            ),
          ]
        : [],
    ),
  ]
}
