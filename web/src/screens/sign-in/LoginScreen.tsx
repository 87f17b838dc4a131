import { useQuery } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
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
import { formPath } from '../../lib/form-path.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import { readTheme } from '../../lib/theme.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { followStep } from './follow-step.ts'
import { LoginNotice } from './LoginNotice.tsx'
import { loginForm } from './login-form.ts'
import styles from './SignIn.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, redirectMembers, returnToOf } from './sign-in-redirects.ts'

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
  const [{ data }] = useQuery({ query: signInPageDocument })
  const { form, captcha } = useLogin({ request, typed, settings: data?.store.signIn })
  const returnTo = returnToOf(request)
  const hasOrders = useFeature('ORDER_HISTORY')
  return (
    <SignInFrame
      title={commonMessages.signIn}
      lead={hasOrders ? messages.loginIntro : messages.loginIntroWithoutOrders}
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
          <a href={`${basePath}/recover`}>{messages.forgotYourPassword}</a>
        </p>
      </Form>
    </SignInFrame>
  )
}

type LoginOptions = Pick<ScreenProps, 'typed'> & {
  request: ScreenRequest
  settings: Parameters<typeof useCaptcha>[0]
}

function useLogin({ request, typed, settings }: LoginOptions) {
  const captcha = useCaptcha(settings)
  const form = useGraphqlForm(loginForm, {
    request,
    labels,
    typed,
    captcha,
    onSuccess: (answer) => followStep(answer, returnToOf(request)),
  })
  return { form, captcha }
}

function OtherWays({ returnTo }: { returnTo: string | null }) {
  return (
    <>
      <p>{messages.newHere}</p>
      <ButtonLink href={signInPath('register', returnTo)} isWide>
        {messages.createAccount}
      </ButtonLink>
      <form
        method="post"
        action={formPath('hosted-sign-in')}
        onSubmit={({ currentTarget }) => {
          currentTarget.theme.value = readTheme()
        }}
      >
        <input type="hidden" name="theme" />
        {returnTo && <input type="hidden" name="leadTo" value={returnTo} />}
        <Button type="submit" weight="quiet">
          {messages.moreWaysToSignIn}
        </Button>
      </form>
    </>
  )
}
