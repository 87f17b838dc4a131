import { useQuery } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
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
import styles from './SignIn.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, redirectMembers, returnToOf } from './sign-in-redirects.ts'

export const load = loadSignInPage
export const ready = preloadProblemMessages
export const redirectTo = redirectMembers
export const title = () => messages.createAccount

const labels = {
  firstName: commonMessages.optional({ label: commonMessages.firstName }),
  lastName: commonMessages.optional({ label: commonMessages.lastName }),
  email: commonMessages.email,
  password: commonMessages.password,
  captcha: commonMessages.captcha,
}

export function Screen({ request, typed }: ScreenProps) {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const { form, captcha } = useRegistration({ request, typed, settings: data?.store.signIn })
  const returnTo = returnToOf(request)
  const hasOrders = useFeature('ORDER_HISTORY')
  const isTaken = form.problems.some(({ code }) => code === 'EMAIL_ALREADY_EXISTS')
  return (
    <SignInFrame
      title={messages.createAccount}
      lead={hasOrders ? messages.registerIntro : messages.registerIntroWithoutOrders}
      foot={
        <>
          <p>{isTaken ? messages.thatAddressHasAccount : messages.haveAccountAlready}</p>
          <ButtonLink href={signInPath('login', returnTo)} isWide>
            {messages.signInInstead}
          </ButtonLink>
        </>
      }
    >
      <Form state={form} hidden={{ returnTo: signInPath('register', returnTo), leadTo: returnTo }}>
        <div className={styles.names}>
          <FormField name="firstName" autoComplete="given-name" maxLength={100} />
          <FormField name="lastName" autoComplete="family-name" maxLength={100} />
        </div>
        <FormField
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          data-missing={messages.registerEmailMissing}
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
        <SubmitRow isWide busy={messages.creatingYourAccount}>
          {messages.createAccountButton}
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
  const captcha = useCaptcha(settings)
  const form = useGraphqlForm(registerForm, {
    request,
    labels,
    typed,
    captcha,
    onSuccess: (answer) => followStep(answer, returnToOf(request)),
  })
  return { form, captcha }
}
