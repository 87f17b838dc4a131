import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import type { FormProblem } from '../../forms/form-types.ts'
import { sendForm } from '../../forms/send-form.ts'
import { localPathOr } from '../../lib/account-paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { completeDocument } from './complete-document.ts'
import { parseFragment } from './parse-fragment.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const title = () => messages.signingIn

/**
 * Completes a sign-in that returns from the platform with its response in the URL fragment, which only a script can
 * read.
 */
export function Screen() {
  const client = useClient()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  useEffect(() => {
    const input = parseFragment(location.hash)
    // Removes the single-use code from the address and the history.
    history.replaceState(history.state, '', location.pathname)
    void sendForm(client, completeDocument, { input }).then(({ answer, problems }) => {
      if (problems[0]) setProblem(problems[0])
      else location.replace(localPathOr(answer?.returnTo, `${basePath}/account`))
    })
  }, [client])
  if (!problem) {
    return (
      <SignInFrame title={messages.signingYouIn} lead={messages.thisTakesMoment}>
        <noscript>
          <p>{messages.callbackNeedsJavaScript}</p>
          <ButtonLink href={`${basePath}/login`}>{commonMessages.signIn}</ButtonLink>
        </noscript>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={messages.youAreNotSignedIn}>
      <Banner tone="danger" title={messages.callbackInvalid}>
        {problem.requestId && (
          <p>
            {commonMessages.reference} <code>{problem.requestId}</code>
          </p>
        )}
      </Banner>
      <ButtonLink weight="primary" href={`${basePath}/login`} isWide>
        {commonMessages.tryAgain}
      </ButtonLink>
    </SignInFrame>
  )
}
