import type { MouseEvent, ReactNode } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CodeField.module.css'

type AppliedCodeProps = {
  children: ReactNode
  isBusy: boolean
  /** Why the code has no effect, if it has none. */
  problems: readonly Problem[]
  form: string
  formAction: string
  /** Words of the button for screen readers. */
  removeLabel: string
  onRemove: () => void
}

/** The applied code with its effect, and a button to remove it. */
export function AppliedCode(props: AppliedCodeProps) {
  const { children, isBusy, problems, form, formAction, removeLabel, onRemove } = props
  const isIdle = problems.length > 0
  const remove = (event: MouseEvent) => {
    event.preventDefault()
    onRemove()
  }
  return (
    <div className={classNames(styles.applied, isIdle && styles.idle)}>
      <Icon name={isIdle ? 'info' : 'check'} size={18} />
      <div>
        <p>{children}</p>
        {problems.map(({ code: reason, message }) => (
          <p key={reason} className={styles.reason}>
            {message}
          </p>
        ))}
      </div>
      <Button
        type="submit"
        form={form}
        formAction={formAction}
        formNoValidate
        weight="quiet"
        isBusy={isBusy}
        aria-label={removeLabel}
        onClick={remove}
      >
        {commonMessages.remove}
      </Button>
    </div>
  )
}
