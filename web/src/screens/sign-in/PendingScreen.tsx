import { useQuery } from 'urql'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { StartOver } from './StartOver.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, requirePendingStep } from './sign-in-redirects.ts'

export const load = loadSignInPage
export const redirectTo = requirePendingStep('OWNER_APPROVAL_REQUIRED')
export const title = () => 'Almost there'

/** Shown while the shop's staff has yet to approve the account. */
export function Screen() {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const email = data?.viewer.signIn.email
  return (
    <SignInFrame
      title="Almost there"
      lead="The shop reviews every new account before it opens, usually within a day."
      foot={<StartOver label="Sign in with another account" />}
    >
      <p>
        We write to <strong>{email || 'your address'}</strong> as soon as it’s approved. Then sign
        in as usual. Your cart is saved, and you can check out without an account in the meantime.
      </p>
      <ButtonLink weight="primary" href={paths.collections} isWide>
        Look around
      </ButtonLink>
    </SignInFrame>
  )
}
