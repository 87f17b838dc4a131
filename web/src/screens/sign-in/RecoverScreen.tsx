import { useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { preloadProblemMessages, problemsFromUrl } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { recoveryMailDocument } from './recovery-mail-document.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = preloadProblemMessages
export const title = () => 'Set a new password'

const labels = { email: 'Email' }

/** Requests a password reset email. The response is the same for every address, so that it does not reveal accounts. */
export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const [initialProblems] = useState(() => problemsFromUrl(request.search))
  const form = useForm({
    labels,
    initialProblems,
    typed,
    async send(fields) {
      const email = String(fields.get('email')).trim()
      const { answer, problems } = await sendForm(client, recoveryMailDocument, { email })
      return answer && problems.length === 0 ? 'done' : problems
    },
  })
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
      <Form state={form} action="/forms/recovery-mail">
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
