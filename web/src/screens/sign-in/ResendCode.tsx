import { useEffect, useState } from 'react'
import * as messages from '../../__generated__/messages/signIn.ts'
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
      <div className={styles.resend}>
        <span role="status">{isSent ? messages.codeResent : messages.didntGetCode}</span>
        <Button type="submit" weight="quiet" disabled={isResting}>
          {left > 0 ? messages.sendAnotherCodeInS({ left }) : messages.sendAnotherCode}
        </Button>
      </div>
    </Form>
  )
}
