import { expect, it } from 'vitest'
import { isAllowedDomain, isAllowedUri, isLoopback, redirectDomainOf } from './client-lists.ts'

const uris = ['https://shop.test/callback', 'https://*-shop.test/callback']

it.each([
  ['https://shop.test/callback', true],
  ['https://preview-shop.test/callback', true],
  ['https://shop.test/callback/', false],
  ['https://shop.test/callback?a=1', false],
  ['http://shop.test/callback', false],
  ['https://shop.test:8443/callback', false],
  ['https://shop.test/', false],
  ['https://evil.test/?x=-shop.test/callback', false],
  ['https://evil.test#-shop.test/callback', false],
  ['https://a@evil.test:80-shop.test/callback', false],
  ['https://shopxtest/callback', false],
])('the URI %s is on the list: %s', (address, isListed) => {
  expect(isAllowedUri(uris, address)).toBe(isListed)
})

const domains = ['shop.test', 'localhost:4321', 'http://plain.test:3000']

it.each([
  ['https://shop.test/anything?at=all', true],
  ['http://shop.test/', false],
  ['https://shop.test:8443/', false],
  ['https://www.shop.test/', false],
  ['https://shop.test.evil.test/', false],
  ['https://shop.test@evil.test/', false],
  ['http://localhost:4321/', true],
  ['https://localhost:4321/', true],
  ['http://localhost:3000/', false],
  ['http://localhost/', false],
  ['http://plain.test:3000/', true],
  ['https://plain.test:3000/', false],
])('the domain of %s is on the list: %s', (address, isListed) => {
  expect(isAllowedDomain(domains, address)).toBe(isListed)
})

it.each([
  ['https://shop.test/x', 'shop.test'],
  ['http://localhost:3000', 'localhost:3000'],
  ['http://shop.test', 'http://shop.test'],
])('the entry for %s is %s', (address, entry) => {
  expect(redirectDomainOf(address)).toBe(entry)
  expect(isAllowedDomain([entry], address)).toBe(true)
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
