import { Banner } from '../../ui/Banner.tsx'

/** Why the member has to sign in, when there is a reason. */
export function LoginNotice({ search }: { search: URLSearchParams }) {
  if (search.get('done') === 'deleted') {
    return (
      <Banner tone="success" title="Your account is deleted">
        <p>Thank you for the time you were with us. You can still buy as a guest.</p>
      </Banner>
    )
  }
  if (search.get('done') === 'reset') {
    return (
      <Banner title="Password changed">
        <p>Sign in with it. You have been signed out everywhere else.</p>
      </Banner>
    )
  }
  if (search.has('ended')) {
    return (
      <Banner tone="warning" title="You are no longer signed in">
        <p>
          Your session expired or was ended elsewhere. Sign in again to continue where you left off.
        </p>
      </Banner>
    )
  }
  if (!search.has('returnTo') || search.has('problem')) return null
  return (
    <Banner>
      <p>Sign in first, then you go on where you wanted to.</p>
    </Banner>
  )
}
