import * as messages from '../../__generated__/messages/signIn.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Why the member has to sign in, when there is a reason. */
export function LoginNotice({ search }: { search: URLSearchParams }) {
  if (search.get('done') === 'deleted') {
    return (
      <Banner tone="success" title={messages.yourAccountIsDeleted}>
        <p>{messages.accountDeletedText}</p>
      </Banner>
    )
  }
  if (search.get('done') === 'reset') {
    return (
      <Banner title={messages.passwordChanged}>
        <p>{messages.passwordChangedText}</p>
      </Banner>
    )
  }
  if (search.has('ended')) {
    return (
      <Banner tone="warning" title={messages.sessionExpiredTitle}>
        <p>{messages.sessionExpiredText}</p>
      </Banner>
    )
  }
  if (!search.has('returnTo') || search.has('problem')) return null
  return (
    <Banner>
      <p>{messages.signInFirst}</p>
    </Banner>
  )
}
