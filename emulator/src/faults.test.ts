import { describe, expect, it } from 'vitest'
import { pathMatches } from './faults.ts'

describe('a fault’s path', () => {
  it.each([
    ['/ecom', '/ecom/v1/carts', true],
    ['/ecom/v1/carts/current', '/ecom/v1/carts', false],
    ['/ecom/*/add-to-cart', '/ecom/v1/carts/current/add-to-cart', true],
    ['/ecom/*/add-to-cart', '/ecom/v1/carts/current/add-to-cart/x', false],
    ['*/current*', '/_api/cart/v1/carts/current/x', true],
    ['*add*', '/x', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(pathMatches(pattern, path)).toBe(expected)
  })
})
