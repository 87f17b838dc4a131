import { expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import { checkCallback, withParameters } from './callbacks.ts'

it.each(['http://localhost:3000/callback', 'https://shop.test/callback?a=1'])(
  '%s is an address of the web',
  (address) => {
    expect(() => checkCallback('redirect', address)).not.toThrow()
  },
)

it.each(['javascript:alert(1)', 'ftp://shop.test/', '/callback', 'shop.test', ''])(
  '%j is no address of the web',
  (address) =>
    expect(() => checkCallback('redirect', address)).toThrow(
      violation('redirect', 'FORMAT', 'must be an http(s) address'),
    ),
)

it('parameters are added to those of the address, and replace those of their name', () => {
  expect(withParameters('https://shop.test/a?x=1&code=old#top', { code: 'c d', state: 's' })).toBe(
    'https://shop.test/a?x=1&code=c+d&state=s#top',
  )
})
