import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { recoveryMailForm } from './recovery-forms.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = preloadProblemMessages
export const title = () => 'Set a new password'

const labels = { email: 'Email' }

/** Requests a password reset email. The response is the same for every address, so that it does not reveal accounts. */
export function Screen({ request, typed }: ScreenProps) {
  const form = useGraphqlForm(recoveryMailForm, { request, labels, typed })
  const isSent = form.isDone || (request.search.get('done') === 'sent' && !form.isBusy)
  return (
    <SignInFrame
      title="Set a new password"
      lead="Tell us the email address of your account. We send you a link to choose a new password."
      foot={
        <ButtonLink href="/login" isWide>
          Back to sign in
        </ButtonLink>
      }
    >
      {isSent && (
        <Banner tone="success" title="Check your inbox">
          <p>
            If there is an account with that address, a link is on its way to it. It may take a few
            minutes; look into the spam folder too.
          </p>
        </Banner>
      )}
      <Form state={form}>
        <FormField
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          data-missing="Type the email address of your account."
        />
        <SubmitRow isWide busy="Sending…">
          {isSent ? 'Send it again' : 'Send the link'}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
