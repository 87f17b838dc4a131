import { useQuery } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { StartOver } from './StartOver.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, requirePendingStep } from './sign-in-redirects.ts'

export const load = loadSignInPage
export const redirectTo = requirePendingStep('OWNER_APPROVAL_REQUIRED')
export const title = () => messages.almostThere

/** Shown while the shop's staff has yet to approve the account. */
export function Screen() {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const email = data?.viewer.signIn.email
  return (
    <SignInFrame
      title={messages.almostThere}
      lead={messages.pendingIntro}
      foot={<StartOver label={messages.signInWithAnotherAccount} />}
    >
      <p>
        {messages.pendingText({
          email: email || messages.yourAddress,
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      <ButtonLink weight="primary" href={paths.collections} isWide>
        {commonMessages.lookAround}
      </ButtonLink>
    </SignInFrame>
  )
}
