// What values look like that a test cannot know beforehand.
import { expect } from 'vitest'

export const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/)
export const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
/** An amount as the platform writes it: no more decimals than it needs. */
export const amountOf = (amount: number | string) => ({
  amount: String(Number(Number(amount).toFixed(2))),
})
