import { type FormEvent, useState } from 'react'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/forms.ts'
import { type Fix, ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { slots } from '../../cart/wishes.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Coupon.module.css'

type CouponProps = {
  state: State
  engine: CartEngine | null
  /** What the estimate says about the code on the cart. */
  problems: readonly Problem[]
}

/** One code at a time: entered, or on the cart. A refusal stays at the field, and so does what was typed. */
export function Coupon({ state, engine, problems }: CouponProps) {
  const slot = state.slots.find(({ key }) => key === slots.coupon)
  const told = state.problems[slots.coupon] ?? []
  const code = state.cart?.couponCode
  const isBusy = slot !== undefined && !slot.trouble
  const remove = () => engine?.ask(slots.coupon, { kind: 'no-coupon' })
  const removal: Fix = {
    label: 'Remove the code',
    action: forms.removeCoupon,
    fields: { returnTo: paths.cart },
    run: remove,
  }
  return (
    <div className={styles.coupon}>
      {code ? (
        <Applied code={code} isBusy={isBusy} onRemove={remove} />
      ) : (
        <Entry engine={engine} isBusy={isBusy} error={told[0]?.message ?? null} />
      )}
      {code && told.map((one) => <ProblemNote key={one.code} problem={one} />)}
      {problems.map((one) => (
        <ProblemNote key={one.code} problem={one} fix={code ? removal : null} />
      ))}
      {slot?.trouble && (
        <ProblemNote problem={slot.trouble} fix={tryAgain(() => engine?.retry(slots.coupon))} />
      )}
    </div>
  )
}

type EntryProps = { engine: CartEngine | null; isBusy: boolean; error: string | null }

function Entry({ engine, isBusy, error }: EntryProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (code && !isBusy) engine?.ask(slots.coupon, { kind: 'coupon', code })
  }
  return (
    <form method="post" action={forms.applyCoupon} onSubmit={submit} className={styles.entry}>
      <input type="hidden" name="returnTo" value={paths.cart} />
      <Field
        label="Discount code"
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
      <Button type="submit" isBusy={isBusy}>
        Apply
      </Button>
    </form>
  )
}

type AppliedProps = { code: string; isBusy: boolean; onRemove: () => void }

function Applied({ code, isBusy, onRemove }: AppliedProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRemove()
  }
  return (
    <form method="post" action={forms.removeCoupon} onSubmit={submit} className={styles.applied}>
      <input type="hidden" name="returnTo" value={paths.cart} />
      <Icon name="check" size={18} />
      <p>
        Code <strong>{code}</strong>
      </p>
      <Button type="submit" weight="quiet" isBusy={isBusy} aria-label={`Remove code ${code}`}>
        Remove
      </Button>
    </form>
  )
}
