import { useEffect, useState } from 'react'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { signInPath } from '../../lib/account-paths.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SignIn.module.css'
import { resendCodeForm } from './verify-forms.ts'

/** Delay before another code can be requested: a new code invalidates the one still in transit. */
const pause = 30

type ResendCodeProps = { returnTo: string | null; wasSent: boolean }

export function ResendCode({ returnTo, wasSent }: ResendCodeProps) {
  const [left, setLeft] = useState(0)
  useEffect(() => setLeft(pause), [])
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const form = useGraphqlForm(resendCodeForm, { onAnswer: () => setLeft(pause) })
  const verify = signInPath('verify', returnTo)
  const isSent = form.isDone || wasSent
  const isResting = left > 0 || form.isBusy
  return (
    <Form
      state={form}
      hidden={{ returnTo: verify, leadTo: `${verify}${verify.includes('?') ? '&' : '?'}done=sent` }}
    >
      <div className={styles.aside}>
        <span role="status">
          {isSent ? 'We sent a new code. The old one no longer works.' : 'Didn’t get a code?'}
        </span>
        <Button type="submit" weight="quiet" disabled={isResting}>
          {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
        </Button>
      </div>
    </Form>
  )
}
