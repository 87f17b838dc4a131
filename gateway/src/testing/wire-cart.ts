// Carts and lines for tests, read from the form in which the platform sends them.

import { readCart } from '../platform/ecom/v1/read-cart.ts'
import { readLine } from '../platform/ecom/v1/read-line.ts'
import { only } from '../platform/ecom/v1/read-money.ts'

/** Returns a cart in dollars; `more`: members of the platform's form. */
export const wireCart = (more: object = {}) => readCart({ id: 'c', currency: 'USD', ...more })

/** Returns a line of a cart in dollars; `more`: members of the platform's form. */
export const wireLine = (more: object = {}) =>
  readLine({ id: 'l1', quantity: 1, ...more }, { currencies: only('USD'), weightUnit: null })
