import { useClient, useQuery } from 'urql'
import { CaptchaBox } from '../../forms/CaptchaBox.tsx'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useCaptcha } from '../../forms/use-captcha.ts'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { signInPath } from '../../lib/account-paths.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { followStep } from './follow-step.ts'
import { passwordHint } from './password-hint.ts'
import { registerForm } from './register-form.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, redirectMembers, returnToOf } from './sign-in-redirects.ts'

export const load = loadSignInPage
export const ready = preloadProblemMessages
export const redirectTo = redirectMembers
export const title = () => 'Create an account'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  captcha: 'Captcha',
}

export function Screen({ request, typed }: ScreenProps) {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const { form, captcha } = useRegistration({ request, typed, settings: data?.store.signIn ?? {} })
  const returnTo = returnToOf(request)
  const isTaken = form.problems.some(({ code }) => code === 'EMAIL_ALREADY_EXISTS')
  return (
    <SignInFrame
      title="Create an account"
      lead="See your orders, keep your addresses, and find your cart on every device."
      foot={
        <>
          <p>{isTaken ? 'That address has an account.' : 'Have an account already?'}</p>
          <ButtonLink href={signInPath('login', returnTo)} isWide>
            Sign in instead
          </ButtonLink>
        </>
      }
    >
      <Form state={form} hidden={{ returnTo: signInPath('register', returnTo), leadTo: returnTo }}>
        <FormField name="firstName" autoComplete="given-name" maxLength={100} hint="Optional" />
        <FormField name="lastName" autoComplete="family-name" maxLength={100} hint="Optional" />
        <FormField
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          data-missing="Type the email address you want to sign in with."
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={100}
          hint={passwordHint}
        />
        <CaptchaBox captcha={captcha} />
        <SubmitRow isWide busy="Creating your account…">
          Create account
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}

type RegistrationOptions = Pick<ScreenProps, 'typed'> & {
  request: ScreenRequest
  settings: Parameters<typeof useCaptcha>[0]
}

function useRegistration({ request, typed, settings }: RegistrationOptions) {
  const client = useClient()
  const captcha = useCaptcha(settings)
  const form = useGraphqlForm(registerForm, {
    request,
    labels,
    typed,
    captcha,
    onSuccess: (answer) => followStep(answer, { client, returnTo: returnToOf(request) }),
  })
  return { form, captcha }
}
