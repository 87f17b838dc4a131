import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
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
export const title = () => messages.security

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: securityDocument })
  const email = data?.myIdentity?.email
  return (
    <AccountFrame title={messages.security} path={accountPaths.security}>
      <Section
        title={commonMessages.password}
        text={email ? messages.youSignInWith({ email }) : undefined}
      >
        <PasswordForm {...props} settings={data?.store.signIn} />
      </Section>
      <Section title={messages.whereYouAreSignedIn} text={messages.sessionsIntro}>
        <SessionRows sessions={data?.mySessions ?? []} wasEnded={isDone(props, 'session')} />
        <form method="post" action={formPath('sign-out-everywhere')}>
          <Button type="submit">{messages.signOutEverywhere}</Button>
        </form>
      </Section>
      <Section title={messages.leaveForGood} text={messages.deleteIntro}>
        <p>
          <ButtonLink href={accountPaths.delete}>{messages.deleteAccountButton}</ButtonLink>
        </p>
      </Section>
    </AccountFrame>
  )
}

const isDone = ({ request }: ScreenProps, name: string) => request.search.get('done') === name

const labels = {
  currentPassword: messages.currentPassword,
  newPassword: commonMessages.newPassword,
  captcha: commonMessages.captcha,
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
    async onSuccess() {
      // Changing the password signs out all other browsers.
      await client.query(securityDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      setRound((last) => last + 1)
    },
  })
  return (
    <Form
      state={form}
      label={commonMessages.password}
      hidden={{ returnTo: `${accountPaths.security}?form=password` }}
    >
      <PasswordField
        key={`current ${round}`}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={100}
        hint={messages.leaveEmptyIfNeverSet}
      />
      <PasswordField
        key={round}
        name="newPassword"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={100}
        hint={messages.newPasswordHint}
      />
      <CaptchaBox captcha={captcha} />
      <SubmitRow
        busy={commonMessages.saving}
        done={messages.changedEverywhereElseYouAreSigned}
        wasDone={isDone(props, 'password')}
      >
        {messages.changePassword}
      </SubmitRow>
    </Form>
  )
}
