import { useQuery } from 'urql'
import * as messages from '../../__generated__/messages/signIn.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form } from '../../forms/Form.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { signInPath } from '../../lib/account-paths.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { asCodeProblem } from './code-problem.ts'
import { followStep } from './follow-step.ts'
import { ResendCode } from './ResendCode.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { StartOver } from './StartOver.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, requirePendingStep, returnToOf } from './sign-in-redirects.ts'
import { verifyCodeForm } from './verify-forms.ts'

export const load = loadSignInPage
export const ready = preloadProblemMessages
export const redirectTo = requirePendingStep('EMAIL_VERIFICATION_REQUIRED')
export const title = () => messages.confirmYourEmail

const labels = { code: messages.sixDigitCode }

export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const returnTo = returnToOf(request)
  const form = useGraphqlForm(verifyCodeForm, {
    request,
    labels,
    mapProblem: asCodeProblem,
    onSuccess: (answer) => followStep(answer, returnTo),
  })
  const email = data?.viewer.signIn.email
  return (
    <SignInFrame
      title={messages.confirmYourEmail}
      lead={messages.codeSent({
        email: email ?? messages.yourAddress,
        strong: (words) => <strong>{words}</strong>,
      })}
      foot={<StartOver label={messages.useAnotherAddress} />}
    >
      <Form state={form} hidden={{ returnTo: signInPath('verify', returnTo), leadTo: returnTo }}>
        <CodeField name="code" hint={messages.youCanPasteIt} />
        <SubmitRow isWide busy={messages.checking}>
          {messages.confirm}
        </SubmitRow>
      </Form>
      <ResendCode returnTo={returnTo} wasSent={request.search.get('done') === 'sent'} />
    </SignInFrame>
  )
}
