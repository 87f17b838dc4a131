import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
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
        ...Captcha_settings
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
export const title = () => messages.deleteAccount

const labels = {
  confirmation: messages.yourLoginEmail,
  currentPassword: messages.currentPassword,
  captcha: commonMessages.captcha,
}

export function Screen({ request, typed }: ScreenProps) {
  const [{ data }] = useQuery({ query: deleteDocument })
  const captcha = useCaptcha(data?.store.signIn)
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
    <AccountFrame title={messages.deleteAccount} path={accountPaths.security}>
      <div className={styles.body}>
        <Banner tone="danger" title={messages.thisCannotBeUndone}>
          <p>
            {messages.deletionConsequences}
            {useFeature('ORDER_HISTORY') && ` ${messages.deletionHidesOrders}`}
          </p>
        </Banner>
        <Form state={form} label={messages.deleteAccount}>
          <FormField
            name="confirmation"
            type="email"
            autoComplete="off"
            required
            data-missing={messages.typeLoginEmailToConfirm}
            hint={messages.typeEmailToConfirm({
              email: data?.myIdentity?.email ?? '',
              strong: (words) => <strong>{words}</strong>,
            })}
          />
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            maxLength={100}
            hint={messages.leaveEmptyIfNeverSet}
          />
          <CaptchaBox captcha={captcha} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={form.isBusy} className={styles.grave}>
              {form.isBusy ? messages.deleting : messages.deleteMyAccountForGood}
            </Button>
            <ButtonLink href={accountPaths.security} weight="quiet">
              {messages.keepIt}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </AccountFrame>
  )
}
