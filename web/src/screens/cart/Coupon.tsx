import { type FormEvent, useState } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { slots } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { AppliedCoupon } from './AppliedCoupon.tsx'
import styles from './Coupon.module.css'
import { extras } from './extras.ts'

type CouponProps = {
  state: State
  engine: CartEngine | null
  /** Problem of the estimate with the applied code. */
  problems: readonly Problem[]
  /** A code refused when the plain form was submitted. */
  typed: string
}

/** Coupon field: one code at a time, entered or applied. A refusal keeps the typed code and is shown at the field. */
export function Coupon({ state, engine, problems, typed }: CouponProps) {
  const [text, setText] = useState(typed)
  const slot = state.slots.find(({ key }) => key === slots.coupon)
  const reported = state.problems[slots.coupon] ?? []
  const code = state.cart?.couponCode
  const isBusy = slot !== undefined && !slot.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted && !isBusy) engine?.request(slots.coupon, { kind: 'coupon', code: wanted })
  }
  const remove = () => {
    setText('')
    engine?.request(slots.coupon, { kind: 'no-coupon' })
  }
  return (
    <div className={styles.coupon}>
      <form id={extras} method="post" action={forms.updateCart} onSubmit={submit}>
        <input type="hidden" name="returnTo" value={paths.cart} />
      </form>
      {code ? (
        <AppliedCoupon
          code={code}
          isBusy={isBusy}
          problems={[...reported, ...problems]}
          onRemove={remove}
        />
      ) : (
        <Entry {...{ text, setText, isBusy }} error={reported[0]?.message ?? null} />
      )}
      {!code && problems.map((one) => <ProblemNote key={one.code} problem={one} />)}
      {slot?.error && (
        <ProblemNote problem={slot.error} fix={tryAgain(() => engine?.retry(slots.coupon))} />
      )}
    </div>
  )
}

type EntryProps = {
  text: string
  setText: (text: string) => void
  isBusy: boolean
  error: string | null
}

function Entry({ text, setText, isBusy, error }: EntryProps) {
  return (
    <div className={styles.entry}>
      <Field
        form={extras}
        label={messages.discountCode}
        name="code"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" form={extras} formAction={forms.applyCoupon} isBusy={isBusy}>
        {commonMessages.apply}
      </Button>
    </div>
  )
}
