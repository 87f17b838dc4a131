import { expect, test } from 'vitest'
import { CallBudgetSpent, createCallBudget } from './call-budget.ts'

test('S63 an operation makes twelve calls and no thirteenth', () => {
  const budget = createCallBudget()
  for (let call = 1; call <= 12; call += 1) budget.spend(`call ${call}`)
  expect(() => budget.spend('call 13')).toThrow(CallBudgetSpent)
  expect(budget.spent).toHaveLength(12)
  expect(budget.spent.at(-1)).toBe('call 12')
})
