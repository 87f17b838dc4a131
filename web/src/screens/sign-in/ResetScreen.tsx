import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages, problemsFromUrl } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { followStep } from './follow-step.ts'
import { passwordHint } from './password-hint.ts'
import { recoverDocument } from './recover-document.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = preloadProblemMessages
export const title = () => 'Choose a new password'

const labels = { password: 'New password' }

const newLinkButton = (
  <ButtonLink href="/recover" isWide>
    Ask for another link
  </ButtonLink>
)

/**
 * Resets a password, for shops whose platform links here instead of to its own hosted page. The token is removed from
 * the address at once, because it grants access like a password.
 */
export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const { search } = request
  const [token] = useState(
    () => search.get('token') ?? search.get('recoveryToken') ?? typed?.recoveryToken ?? '',
  )
  const [initialProblems] = useState(() => problemsFromUrl(search))
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  const form = useForm({
    labels,
    initialProblems,
    async send(fields) {
      const password = String(fields.get('password'))
      const variables = { recoveryToken: token, password }
      const sent = await sendForm(client, recoverDocument, variables)
      return followStep(sent, { client, returnTo: null })
    },
  })
  if (!token) {
    return (
      <SignInFrame
        title="This link is not complete"
        lead="Open the link in the mail again, or ask for another one."
        foot={newLinkButton}
      >
        {null}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title="Choose a new password"
      lead="You are signed in with it right away, here and nowhere else."
      foot={newLinkButton}
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
          Save and sign in
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
