// A stack for tests of sign-ins, without limits on their number.
import { afterEach, beforeEach } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { controlOf } from './platform-control.ts'
import { useStack } from './start.ts'

const plain = {
  approvalRequired: false,
  verificationRequired: false,
  captcha: 'none',
  secondFactor: 'none',
}

/** Provides a stack without the rate limit of sign-ins. */
export function useSignInStack(env: Record<string, string> = {}) {
  const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000', ...env })
  return { stack, control: () => controlOf(stack().platformUrl) }
}

/** Provides the same with a new shopper per test, and resets the site's settings after each. */
export function useSignInSteps(begin: (shopper: Shopper) => void) {
  const { stack, control } = useSignInStack()
  beforeEach(() => begin(createShopper(stack().shopUrl)))
  afterEach(() => control().site(plain))
  return { stack, control }
}

let count = 0
export const newPerson = () => {
  count += 1
  return { email: `person-${count}@shop.test`, password: 'long-enough-1' }
}
