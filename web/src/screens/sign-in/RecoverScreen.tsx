import { useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { readyToTell, toldForm } from '../../forms/told-form.ts'
import { useForm } from '../../forms/use-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { recoveryMailDocument } from './recovery-mail-document.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const ready = readyToTell
export const title = () => 'Set a new password'

const labels = { email: 'E-mail' }

/** The same answer for every address: who has an account here is nobody's business. */
export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const [told] = useState(() => toldForm(request.search))
  const form = useForm({
    labels,
    told,
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
      lead="Tell us the e-mail address of your account. We send you a link to choose a new password."
      foot={
        <ButtonLink href="/login" isWide>
          Back to log in
        </ButtonLink>
      }
    >
      {isSent && (
        <Banner tone="success" title="Look into your mail">
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
          data-missing="Type the e-mail address of your account."
        />
        <SubmitRow isWide busy="Sending…">
          {isSent ? 'Send it again' : 'Send the link'}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
