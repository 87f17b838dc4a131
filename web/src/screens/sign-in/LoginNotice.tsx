import { Banner } from '../../ui/Banner.tsx'

/** Why one is asked to log in, when there is a reason. */
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
      <Banner title="Did you choose a new password?">
        <p>Then log in with it. Everywhere else you have been logged out.</p>
      </Banner>
    )
  }
  if (search.has('ended')) {
    return (
      <Banner tone="warning" title="You are no longer logged in">
        <p>Your log-in ran out or was ended elsewhere. Log in again to go on where you were.</p>
      </Banner>
    )
  }
  if (!search.has('returnTo') || search.has('problem')) return null
  return (
    <Banner>
      <p>Log in first, then you go on where you wanted to.</p>
    </Banner>
  )
}
