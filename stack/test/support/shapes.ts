// Matchers for values that a test cannot know beforehand.
import { expect } from 'vitest'

export const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/)
export const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
/** Returns an amount as the platform writes it: without unneeded decimals. */
export const amountOf = (amount: number | string) => ({
  amount: Number(amount).toFixed(2),
})
