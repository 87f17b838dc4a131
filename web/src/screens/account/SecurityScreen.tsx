import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { CaptchaBox } from '../../forms/CaptchaBox.tsx'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { type CaptchaSettings, useCaptcha } from '../../forms/use-captcha.ts'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { formPath } from '../../lib/form-path.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Section } from './Section.tsx'
import { SessionRows } from './SessionRows.tsx'
import { securityDocument } from './security-document.ts'
import { changePasswordForm } from './security-forms.ts'

export const load = () => [loading(securityDocument, {})]
export const ready = preloadProblemMessages
export const title = () => 'Security'

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: securityDocument })
  const email = data?.myIdentity?.email
  return (
    <AccountFrame title="Security" path={accountPaths.security}>
      <Section title="Password" text={email ? `You sign in with ${email}.` : undefined}>
        <PasswordForm {...props} settings={data?.store.signIn ?? {}} />
      </Section>
      <Section
        title="Where you are signed in"
        text="Don’t recognize a device? Sign it out, then change your password."
      >
        <SessionRows sessions={data?.mySessions ?? []} wasEnded={isDone(props, 'session')} />
        <form method="post" action={formPath('sign-out-everywhere')}>
          <Button type="submit">Sign out everywhere</Button>
        </form>
      </Section>
      <Section title="Leave for good" text="Deletes your account and what belongs to it.">
        <p>
          <ButtonLink href={accountPaths.delete}>Delete account…</ButtonLink>
        </p>
      </Section>
    </AccountFrame>
  )
}

const isDone = ({ request }: ScreenProps, name: string) => request.search.get('done') === name

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  captcha: 'Captcha',
}

function PasswordForm({ settings, ...props }: ScreenProps & { settings: CaptchaSettings }) {
  const captcha = useCaptcha(settings)
  const client = useClient()
  const [round, setRound] = useState(0)
  const form = useGraphqlForm(changePasswordForm, {
    request: props.request,
    part: 'password',
    labels,
    captcha,
    onSuccess() {
      // Changing the password signs out all other browsers.
      void client.query(securityDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      setRound((last) => last + 1)
    },
  })
  return (
    <Form
      state={form}
      label="Password"
      hidden={{ returnTo: `${accountPaths.security}?form=password` }}
    >
      <PasswordField
        key={`current ${round}`}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={100}
        hint="If you have never set one, leave this empty."
      />
      <PasswordField
        key={round}
        name="newPassword"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={100}
        hint="At least 8 characters. Other browsers are signed out."
      />
      <CaptchaBox captcha={captcha} />
      <SubmitRow
        busy="Saving…"
        done="Changed. Everywhere else you are signed out."
        wasDone={isDone(props, 'password')}
      >
        Change password
      </SubmitRow>
    </Form>
  )
}
