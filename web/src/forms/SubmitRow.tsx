import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Form.module.css'
import { useField } from './use-form.ts'

type SubmitRowProps = {
  children: ReactNode
  /** Words while it is on its way. */
  busy?: string
  /** Said once it is done. */
  done?: string
  /** It was done by the plain form. */
  wasDone?: boolean
  isWide?: boolean
  isSecondary?: boolean
}

/** The button that sends the form, and what came of it. */
export function SubmitRow(props: SubmitRowProps) {
  const { children, busy, done, wasDone, isWide = false, isSecondary } = props
  const { isBusy, isDone, problems } = useField('')
  const isSaid = done && (isDone || (wasDone && problems.length === 0)) && !isBusy
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
        {isSaid && (
          <>
            <Icon name="check" size={16} /> {done}
          </>
        )}
      </p>
    </div>
  )
}
