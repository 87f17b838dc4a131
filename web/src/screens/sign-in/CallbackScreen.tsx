import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { FormProblem } from '../../forms/form-types.ts'
import { sendForm } from '../../forms/send-form.ts'
import { localPathOr } from '../../lib/account-paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { completeDocument } from './complete-document.ts'
import { parseFragment } from './parse-fragment.ts'
import { SignInFrame } from './SignInFrame.tsx'

export const load = () => []
export const title = () => 'Signing in'

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
      else location.replace(localPathOr(answer?.returnTo, '/account'))
    })
  }, [client])
  if (!problem) {
    return (
      <SignInFrame title="Signing you in…" lead="This takes a moment.">
        <noscript>
          <p>This step needs JavaScript. Sign in with your email and password instead.</p>
          <ButtonLink href="/login">Sign in</ButtonLink>
        </noscript>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="You are not signed in" lead="The other page sent a response we can’t use.">
      <Banner tone="danger" title="You weren’t signed in. Please try again.">
        {problem.requestId && (
          <p>
            Reference: <code>{problem.requestId}</code>
          </p>
        )}
      </Banner>
      <ButtonLink weight="primary" href="/login" isWide>
        Try again
      </ButtonLink>
    </SignInFrame>
  )
}
