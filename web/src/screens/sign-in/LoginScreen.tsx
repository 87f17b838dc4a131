import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import { CaptchaBox } from '../../forms/CaptchaBox.tsx'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { signInPath } from '../../lib/account-paths.ts'
import { formPath } from '../../lib/form-path.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { loginForm } from './login-form.ts'
import styles from './SignIn.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { loadSignInPage, redirectMembers } from './sign-in-redirects.ts'
import { useSignInForm } from './use-sign-in-form.ts'

export const load = loadSignInPage
export const ready = preloadProblemMessages
export const redirectTo = redirectMembers
export const title = () => commonMessages.signIn

const labels = {
  email: commonMessages.email,
  password: commonMessages.password,
  captcha: commonMessages.captcha,
}

export function Screen({ request, typed }: ScreenProps) {
  const { form, captcha, returnTo } = useSignInForm(loginForm, { request, typed, labels })
  return (
    <SignInFrame
      title={commonMessages.signIn}
      lead={messages.loginIntro}
      foot={<OtherWays returnTo={returnTo} />}
    >
      <LoginNotice search={request.search} />
      <Form state={form} hidden={{ returnTo: signInPath('login', returnTo), leadTo: returnTo }}>
        <FormField
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          data-missing={messages.typeEmailAddressOfYourAccount}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          maxLength={100}
          data-missing={messages.typeYourPassword}
        />
        <CaptchaBox captcha={captcha} />
        <SubmitRow isWide busy={messages.signingInBusy}>
          {commonMessages.signIn}
        </SubmitRow>
        <p className={styles.aside}>
          <a href="/recover">{messages.forgotYourPassword}</a>
        </p>
      </Form>
    </SignInFrame>
  )
}

function OtherWays({ returnTo }: { returnTo: string | null }) {
  return (
    <>
      <p>{messages.newHere}</p>
      <ButtonLink href={signInPath('register', returnTo)} isWide>
        {messages.createAccount}
      </ButtonLink>
      <form method="post" action={formPath('hosted-sign-in')}>
        {returnTo && <input type="hidden" name="leadTo" value={returnTo} />}
        <Button type="submit" weight="quiet">
          {messages.moreWaysToSignIn}
        </Button>
      </form>
    </>
  )
}
