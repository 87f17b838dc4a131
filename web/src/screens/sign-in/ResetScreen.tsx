import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { readyToTell, toldForm } from '../../forms/told-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { goOn } from './go-on.ts'
import { passwordHint } from './password-hint.ts'
import { recoverDocument } from './recover-document.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = readyToTell
export const title = () => 'Choose a new password'

const labels = { password: 'New password' }

const askAgain = (
  <ButtonLink href="/recover" isWide>
    Ask for another link
  </ButtonLink>
)

/**
 * For shops whose platform sends its links here; the hosted platform links to a page of its own. The token leaves
 * the address at once: it is as good as a password.
 */
export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const { search } = request
  const [token] = useState(
    () => search.get('token') ?? search.get('recoveryToken') ?? typed?.recoveryToken ?? '',
  )
  const [told] = useState(() => toldForm(search))
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  const form = useForm({
    labels,
    told,
    async send(fields) {
      const password = String(fields.get('password'))
      const variables = { recoveryToken: token, password }
      const sent = await sendForm(client, recoverDocument, variables)
      return goOn(sent, { client, returnTo: null })
    },
  })
  if (!token) {
    return (
      <SignInFrame
        title="This link is not complete"
        lead="Open the link in the mail again, or ask for another one."
        foot={askAgain}
      >
        {null}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title="Choose a new password"
      lead="You are logged in with it right away, here and nowhere else."
      foot={askAgain}
    >
      <Form state={form} action="/forms/recover" hidden={{ recoveryToken: token }}>
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={100}
          hint={passwordHint}
        />
        <SubmitRow isWide busy="Saving…">
          Save and log in
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
