import { useEffect, useState } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { followStep } from './follow-step.ts'
import { passwordHint } from './password-hint.ts'
import { recoverForm } from './recovery-forms.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = preloadProblemMessages
export const title = () => messages.chooseNewPassword

const labels = { password: commonMessages.newPassword }

const newLinkButton = (
  <ButtonLink href={`${basePath}/recover`} isWide>
    {messages.requestAnotherLink}
  </ButtonLink>
)

/**
 * Resets a password, for shops whose platform links here instead of to its own hosted page. The token is removed from
 * the address at once, because it grants access like a password.
 */
export function Screen({ request, typed }: ScreenProps) {
  const { search } = request
  const [token] = useState(
    () => search.get('token') ?? search.get('recoveryToken') ?? typed?.recoveryToken ?? '',
  )
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  const form = useGraphqlForm(recoverForm, {
    request,
    labels,
    onSuccess: (answer) => followStep(answer, null),
  })
  if (!token) {
    return (
      <SignInFrame
        title={messages.thisLinkIsNotComplete}
        lead={messages.resetLinkIncomplete}
        foot={newLinkButton}
      >
        {null}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={messages.chooseNewPassword} lead={messages.resetIntro} foot={newLinkButton}>
      <Form state={form} hidden={{ recoveryToken: token }}>
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={100}
          hint={passwordHint}
        />
        <SubmitRow isWide busy={commonMessages.saving}>
          {messages.saveAndSignIn}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
