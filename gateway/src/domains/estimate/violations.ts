// Converts the errors and violations inside a successful estimate to problems. docs/contract/cart.md §6.
import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import { codeOfRefusal, problem } from '../../graphql/problems.ts'
import type { CartEstimate } from '../../platform/ecom/cart.ts'
import type { CalculationProblems, PartFailure, Violation } from '../../platform/ecom/problems.ts'

const partProblem = (code: ProblemCode, failure: PartFailure | null, field?: string): Problem[] =>
  failure
    ? [problem(code, { field, ...(failure.description && { message: failure.description }) })]
    : []

/** A payment part that failed; the order is still possible. */
const besideProblem = (failure: PartFailure | null, field?: string): Problem[] =>
  partProblem('REFUSED', failure, field).map((one) => ({ ...one, severity: 'WARNING' }))

/** A coupon on the cart that no longer applies. */
function couponProblems(failure: PartFailure | null): Problem[] {
  if (!failure) return []
  const code = codeOfRefusal(failure.code ?? '')
  const { description: reason } = failure
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

/** A gift card on the checkout that no longer pays. */
export function giftCardProblems(failure: PartFailure | null): Problem[] {
  const code = codeOfRefusal(failure?.code ?? '')
  if (code === 'REFUSED') return besideProblem(failure)
  return [problem(code, { field: 'giftCardCode', severity: 'WARNING' })]
}

function shippingProblems({ delivery, selectedDelivery }: CalculationProblems): Problem[] {
  const code = delivery?.isRefusal ? 'SHIPPING_NOT_AVAILABLE' : 'SHIPPING_CALCULATION_FAILED'
  return [
    ...partProblem(code, delivery, 'shippingAddress'),
    ...partProblem('SHIPPING_OPTION_CHANGED', selectedDelivery, 'selectedShippingOption'),
  ]
}

const violationProblem = ({ severity, description, line }: Violation): Problem =>
  problem(line ? 'LINE_NOT_AVAILABLE' : 'REFUSED', {
    severity,
    ...(description && { message: description }),
    lineId: line?.id ?? undefined,
    suggestedFix: line?.suggestedFix,
  })

const refusalProblem = ({ code, description }: PartFailure): Problem =>
  problem(codeOfRefusal(code ?? ''), description ? { message: description } : {})

/** Returns everything that prevents an order, or deviates from the request, as problems. */
export function problemsOfCalculation({
  problems,
  shippingInfo,
}: Pick<CartEstimate, 'problems' | 'shippingInfo'>): Problem[] {
  const isReplaced = shippingInfo?.selected?.requested === false && !problems.selectedDelivery
  return [
    ...problems.violations.map(violationProblem),
    ...couponProblems(problems.coupon),
    ...besideProblem(problems.membership, 'selectedMemberships'),
    ...giftCardProblems(problems.giftCard),
    ...partProblem('DISCOUNT_CALCULATION_FAILED', problems.discounts),
    ...partProblem('TAX_CALCULATION_FAILED', problems.tax),
    ...shippingProblems(problems),
    ...(isReplaced
      ? [
          problem('SHIPPING_OPTION_CHANGED', {
            severity: 'WARNING',
            field: 'selectedShippingOption',
          }),
        ]
      : []),
    ...problems.order.map(refusalProblem),
  ]
}
