import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { CaptchaBox } from '../../forms/CaptchaBox.tsx'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { useCaptcha } from '../../forms/use-captcha.ts'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { deleteForm } from './delete-form.ts'

const deleteDocument = graphql(`
  query AccountDelete {
    store {
      signIn {
        visibleCaptchaKey
        invisibleCaptchaKey
        captchaScript
      }
    }
    viewer {
      role
    }
    myIdentity {
      id
      email
    }
  }
`)

export const load = () => [loading(deleteDocument, {})]
export const ready = preloadProblemMessages
export const title = () => 'Delete account'

const labels = {
  confirmation: 'Your login email',
  currentPassword: 'Current password',
  captcha: 'Captcha',
}

export function Screen({ request, typed }: ScreenProps) {
  const [{ data }] = useQuery({ query: deleteDocument })
  const captcha = useCaptcha(data?.store.signIn ?? {})
  const form = useGraphqlForm(deleteForm, {
    request,
    labels,
    typed,
    captcha,
    onSuccess() {
      location.assign(deleteForm.successPath)
      return 'leaving'
    },
  })
  return (
    <AccountFrame title="Delete account" path={accountPaths.security}>
      <div className={styles.body}>
        <Banner tone="danger" title="This cannot be undone">
          <p>
            Your profile, addresses and public page are deleted right away, and you are signed out
            everywhere. The shop keeps your orders as long as the law requires; you won’t see them
            here anymore.
          </p>
        </Banner>
        <Form state={form} label="Delete account">
          <FormField
            name="confirmation"
            type="email"
            autoComplete="off"
            required
            data-missing="Type your login email address to confirm."
            hint={
              <>
                Type <strong>{data?.myIdentity?.email}</strong> to confirm.
              </>
            }
          />
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            maxLength={100}
            hint="If you have never set one, leave this empty."
          />
          <CaptchaBox captcha={captcha} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={form.isBusy} className={styles.grave}>
              {form.isBusy ? 'Deleting…' : 'Delete my account for good'}
            </Button>
            <ButtonLink href={accountPaths.security} weight="quiet">
              Keep it
            </ButtonLink>
          </div>
        </Form>
      </div>
    </AccountFrame>
  )
}
