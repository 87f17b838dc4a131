// Every response that the gateway reads has a reader.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formFailure } from '../testing/form-failure.ts'
import { platformCalls } from './calls.ts'

test('a call without a reader returns nothing, or what no code reads', () => {
  const unread = Object.entries(platformCalls).flatMap(([service, table]) =>
    Object.entries(table).flatMap(([name, call]: [string, { response: unknown }]) => {
      const { response } = call
      const isEmpty = response instanceof z.ZodObject && Object.keys(response.shape).length === 0
      return isEmpty || 'contract' in call ? [] : [`${service}.${name}`]
    }),
  )
  expect(unread.toSorted()).toEqual([
    'authentication.callback',
    'authentication.logout',
    'oauthApps.updateOAuthApp',
  ])
})

test.each([
  [platformCalls.brands.countBrands, { count: '5' }, 'count is not a number'],
  [platformCalls.currentCart.createCheckoutFromCurrentCart, {}, 'checkoutId is not a string'],
  [platformCalls.checkouts.getCheckoutUrl, { checkoutUrl: 5 }, 'checkoutUrl is not a string'],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
