import { expect, test } from 'vitest'
import { parametersOf } from './parameters.ts'

test('a job over members by filter stores the filter without personal data', () => {
  const parameters = parametersOf('MEMBER', {
    filter: { $and: [{ status: { $in: ['PENDING'] } }, { loginEmail: { $ne: 'a@shop.test' } }] },
  })
  expect(parameters).toEqual({
    filter: { $and: [{ status: { $in: ['PENDING'] } }, { loginEmail: { $ne: '…' } }] },
  })
})
