import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
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
export const title = () => messages.setNewPassword

const labels = { email: commonMessages.email }

/** Requests a password reset email. The response is the same for every address, so that it does not reveal accounts. */
export function Screen({ request, typed }: ScreenProps) {
  const form = useGraphqlForm(recoveryMailForm, { request, labels, typed })
  const isSent = form.isDone || (request.search.get('done') === 'sent' && !form.isBusy)
  return (
    <SignInFrame
      title={messages.setNewPassword}
      lead={messages.recoverIntro}
      foot={
        <ButtonLink href={`${basePath}/login`} isWide>
          {messages.backToSignIn}
        </ButtonLink>
      }
    >
      {isSent && (
        <Banner tone="success" title={messages.checkYourInbox}>
          <p>{messages.recoverSent}</p>
        </Banner>
      )}
      <Form state={form}>
        <FormField
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          data-missing={messages.typeEmailAddressOfYourAccount}
        />
        <SubmitRow isWide busy={messages.sending}>
          {isSent ? messages.sendItAgain : messages.sendLink}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}
