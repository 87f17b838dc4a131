// A shop to sign in at, as often as the tests of a file like.
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

/** Without the brake on guessing, which counts every sign-in. */
export function useSignInStack(env: Record<string, string> = {}) {
  const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000', ...env })
  return { stack, control: () => controlOf(stack().platformUrl) }
}

/** The same; every test begins with a new shopper and leaves a site that asks for nothing more. */
export function useSignInSteps(begin: (shopper: Shopper) => void) {
  const { stack, control } = useSignInStack()
  beforeEach(() => begin(createShopper(stack().shopUrl)))
  afterEach(() => control().site(plain))
  return { stack, control }
}

let people = 0
export const newPerson = () => {
  people += 1
  return { email: `person-${people}@shop.test`, password: 'long-enough-1' }
}
