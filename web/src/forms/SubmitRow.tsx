import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Form.module.css'
import { useField } from './use-form.ts'

type SubmitRowProps = {
  children: ReactNode
  /** Label while the request is in flight. */
  busy?: string
  /** Message after success. */
  done?: string
  /** Whether the plain form has already succeeded. */
  wasDone?: boolean
  isWide?: boolean
  isSecondary?: boolean
}

/** The submit button and the outcome of the submission. */
export function SubmitRow(props: SubmitRowProps) {
  const { children, busy, done, wasDone, isWide = false, isSecondary } = props
  const { isBusy, isDone, problems } = useField('')
  const isDoneShown = done && (isDone || (wasDone && problems.length === 0)) && !isBusy
  return (
    <div className={isWide ? undefined : styles.row}>
      <Button
        type="submit"
        weight={isSecondary ? 'secondary' : 'primary'}
        isWide={isWide}
        isBusy={isBusy}
      >
        {isBusy && busy ? busy : children}
      </Button>
      <p role="status" className={styles.done}>
        {isDoneShown && (
          <>
            <Icon name="check" size={16} /> {done}
          </>
        )}
      </p>
    </div>
  )
}
