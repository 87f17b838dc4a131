import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { slots } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { CodeField, type CodeKind } from './CodeField.tsx'
import { extras } from './extras.ts'

type CouponProps = {
  state: State
  engine: CartEngine | null
  /** Problem of the estimate with the applied code. */
  problems: readonly Problem[]
  /** A code refused when the plain form was submitted. */
  typed: string
}

const kind: CodeKind = {
  slot: slots.coupon,
  form: extras,
  name: 'code',
  label: messages.discountCode,
  maxLength: 20,
  applyLabel: commonMessages.apply,
  applyPath: forms.applyCoupon,
  removePath: forms.removeCoupon,
  intent: (code) => ({ kind: 'coupon', code }),
  removal: { kind: 'no-coupon' },
}

/** Field of the discount code. */
export function Coupon(props: CouponProps) {
  const code = props.state.cart?.couponCode
  const words = code && messages.appliedCode({ code, strong: (text) => <strong>{text}</strong> })
  const applied = code ? { words, removeLabel: messages.removeCode({ code }) } : null
  return <CodeField kind={kind} applied={applied} {...props} />
}
