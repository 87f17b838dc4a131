import type { MouseEvent } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Coupon.module.css'
import { extras } from './extras.ts'

type AppliedCouponProps = {
  code: string
  isBusy: boolean
  /** Why the code gives no discount, if it gives none. */
  problems: readonly Problem[]
  onRemove: () => void
}

/** The applied code with its effect, and a button to remove it. */
export function AppliedCoupon({ code, isBusy, problems, onRemove }: AppliedCouponProps) {
  const isIdle = problems.length > 0
  const remove = (event: MouseEvent) => {
    event.preventDefault()
    onRemove()
  }
  return (
    <div className={classNames(styles.applied, isIdle && styles.idle)}>
      <Icon name={isIdle ? 'info' : 'check'} size={18} />
      <div>
        <p>{messages.appliedCode({ code, strong: (words) => <strong>{words}</strong> })}</p>
        {problems.map(({ code: reason, message }) => (
          <p key={reason} className={styles.reason}>
            {message}
          </p>
        ))}
      </div>
      <Button
        type="submit"
        form={extras}
        formAction={forms.removeCoupon}
        formNoValidate
        weight="quiet"
        isBusy={isBusy}
        aria-label={messages.removeCode({ code })}
        onClick={remove}
      >
        {commonMessages.remove}
      </Button>
    </div>
  )
}
