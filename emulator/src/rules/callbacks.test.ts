import { expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import { checkCallback, isLoopback, withParameters } from './callbacks.ts'

const allowed = {
  url: 'http://platform.test:4000',
  shopUrl: 'https://shop.test',
  callbackHosts: ['app.test'],
}
const check = (address: string) => checkCallback('redirect', address, allowed)

it.each([
  'http://localhost:3000/callback',
  'http://shop.localhost/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:3000/callback',
  'http://platform.test/return',
  'https://shop.test/callback?a=1',
  'http://app.test',
])('%s is allowed', (address) => {
  expect(() => check(address)).not.toThrow()
})

it.each([
  'https://evil.test/callback',
  'https://shop.test.evil.test/',
  'https://evil.test/?https://shop.test',
  'https://shop.test@evil.test/',
  'https://notlocalhost/',
])('%s leads to a host that is not allowed', (address) => {
  expect(() => check(address)).toThrow(
    `leads to a host that is not allowed: ${new URL(address).hostname}`,
  )
})

it.each(['javascript:alert(1)', 'ftp://shop.test/', '/callback', 'shop.test', ''])(
  '%j is no address of the web',
  (address) =>
    expect(() => check(address)).toThrow(
      violation('redirect', 'FORMAT', 'must be an http(s) address'),
    ),
)

it('a configured address that is none allows nothing', () => {
  const broken = { ...allowed, shopUrl: 'none', callbackHosts: [] }
  expect(() => checkCallback('redirect', 'https://none/', broken)).toThrow('not allowed: none')
})

it.each([
  ['localhost', true],
  ['a.localhost', true],
  ['127.0.0.1', true],
  ['127.12.250.1', true],
  ['[::1]', true],
  ['localhost.test', false],
  ['alocalhost', false],
  ['127.0.0.1.test', false],
  ['a127.0.0.1', false],
  ['127.0.0', false],
  ['128.0.0.1', false],
])('%s is of this machine: %s', (host, isOfIt) => {
  expect(isLoopback(host)).toBe(isOfIt)
})

it('parameters are added to those of the address, and replace those of their name', () => {
  expect(withParameters('https://shop.test/a?x=1&code=old#top', { code: 'c d', state: 's' })).toBe(
    'https://shop.test/a?x=1&code=c+d&state=s#top',
  )
})
