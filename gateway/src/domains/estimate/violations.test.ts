import type { WireCalculationErrors } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { readEstimate } from '../../platform/ecom/v1/read-estimate.ts'
import { problemsOfCalculation } from './violations.ts'

const system = { systemError: { errorCode: 'X' } }
const refusal = { applicationError: { code: 'NO', description: 'We do not go there' } }

test.each<[WireCalculationErrors, string, string | undefined, string]>([
  [{ discountsCalculationError: system }, 'DISCOUNT_CALCULATION_FAILED', undefined, 'ERROR'],
  [{ taxCalculationError: system }, 'TAX_CALCULATION_FAILED', undefined, 'ERROR'],
  [
    { generalShippingCalculationError: system },
    'SHIPPING_CALCULATION_FAILED',
    'shippingAddress',
    'ERROR',
  ],
  [
    { carrierErrors: { errors: [{ carrierId: 'c', error: system }] } },
    'SHIPPING_CALCULATION_FAILED',
    'shippingAddress',
    'ERROR',
  ],
  [
    { generalShippingCalculationError: refusal },
    'SHIPPING_NOT_AVAILABLE',
    'shippingAddress',
    'ERROR',
  ],
  [{ membershipError: refusal }, 'REFUSED', 'selectedMemberships', 'WARNING'],
  [{ giftCardCalculationError: refusal }, 'REFUSED', undefined, 'WARNING'],
])('%j becomes %s at %s', (calculationErrors, code, field, severity) => {
  const problems = problemsOfCalculation(readEstimate({ calculationErrors }))
  expect(problems).toMatchObject([{ code, severity }])
  expect(problems[0]?.field).toBe(field)
})

test('uses the platform’s message, or ours if it has none', () => {
  const messageOf = (calculationErrors: WireCalculationErrors) =>
    problemsOfCalculation(readEstimate({ calculationErrors }))[0]?.message
  expect(messageOf({ membershipError: refusal })).toBe('We do not go there')
  expect(messageOf({ taxCalculationError: system })).toBe(
    'We couldn’t calculate tax. Please try again.',
  )
})
