import { expect, test } from 'vitest'
import { failureFrom } from './screen-failure.ts'

const failed = { extensions: { requestId: 'r1' } }
const away = { extensions: { requestId: 'r2', unreachable: true } }

test('the first reference of the errors is that of the failure', () => {
  const odd = { extensions: { requestId: 7 } }
  expect(failureFrom([{}, odd, failed, away]).requestId).toBe('r1')
  expect(failureFrom([{}, odd]).requestId).toBeNull()
})

test.each([
  ['the platform is away for every error', [away, away], true],
  ['one error is another', [away, failed], false],
  ['an error has no facts', [{}], false],
  ['the gateway did not answer', [], true],
])('whether the shop is unavailable: %s', (_, errors, isUnavailable) => {
  expect(failureFrom(errors).isUnavailable).toBe(isUnavailable)
})
