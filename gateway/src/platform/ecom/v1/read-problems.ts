// Reads what the platform could not calculate, and what it objects to. docs/contract/cart.md §6.
import {
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { CalculationProblems, PartFailure, Violation } from '../problems.ts'
import { readApplicationError } from './read-tax.ts'

const severities = { WARNING: 'WARNING', ERROR: 'ERROR' } as const
const fixes = { REMOVE_LINE_ITEM: 'REMOVE_LINE_ITEM', UNKNOWN_SUGGESTED_FIX: 'UNKNOWN' } as const

const refusal = (from: JsonObject): PartFailure => {
  const { code, description } = readApplicationError(from)
  return { isRefusal: true, code, description: description || null }
}

const failed: PartFailure = Object.freeze({ isRefusal: false, code: null, description: null })

/** Reads the details of an error. */
const readFailure = (from: JsonObject): PartFailure =>
  mappedOrNull(from, 'applicationError', refusal) ?? failed

const readCarrierFailure = (from: JsonObject): PartFailure | null =>
  mappedOrNull(
    from,
    'carrierErrors',
    (carriers) =>
      listOf(carriers, 'errors', (carrier) => mappedOrNull(carrier, 'error', readFailure)).find(
        (failure) => failure !== null,
      ) ?? null,
  )

const readViolatedLine = (from: JsonObject): NonNullable<Violation['line']> => ({
  id: stringOrNull(from, 'id'),
  suggestedFix: wordOf(from, 'suggestedFix', fixes, 'REMOVE_LINE_ITEM' as const),
})

const readViolation = (from: JsonObject): Violation => ({
  severity: wordOf(from, 'severity', severities, 'WARNING' as const),
  description: stringOrNull(from, 'description') || null,
  line: mappedOrNull(from, 'target', (target) =>
    mappedOrNull(target, 'lineItem', readViolatedLine),
  ),
})

function readErrors(from: JsonObject): Omit<CalculationProblems, 'violations'> {
  const failureOf = (name: string) => mappedOrNull(from, name, readFailure)
  return {
    delivery: failureOf('generalShippingCalculationError') ?? readCarrierFailure(from),
    selectedDelivery: failureOf('selectedShippingOptionError'),
    tax: failureOf('taxCalculationError'),
    coupon: failureOf('couponCalculationError'),
    giftCard: failureOf('giftCardCalculationError'),
    membership: failureOf('membershipError'),
    discounts: failureOf('discountsCalculationError'),
    order: listOf(from, 'orderValidationErrors', refusal),
  }
}

/** Reads the problems of an estimate or a checkout. */
export const readProblems = (from: JsonObject): CalculationProblems => ({
  violations: listOf(from, 'violations', readViolation),
  ...mappedPart(from, 'calculationErrors', readErrors),
})
