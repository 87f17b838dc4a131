import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { FormProblem } from '../../forms/form-types.ts'
import { sendForm } from '../../forms/send-form.ts'
import { localPathOr } from '../../lib/account-paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { returnedIn } from './returned.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { completeDocument } from './step-documents.ts'

export const load = () => []
export const title = () => 'Logging in'

/** Back from the platform's page, with the answer in the fragment: only a script can read that. */
export function Screen() {
  const client = useClient()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  useEffect(() => {
    const input = returnedIn(location.hash)
    // The code is good once; nobody should find it in the address afterwards.
    history.replaceState(history.state, '', location.pathname)
    void sendForm(client, completeDocument, { input }).then(({ answer, problems }) => {
      if (problems[0]) setProblem(problems[0])
      else location.replace(localPathOr(answer?.returnTo, '/account'))
    })
  }, [client])
  if (!problem) {
    return (
      <SignInFrame title="Logging you in…" lead="This takes a moment.">
        <noscript>
          <p>This step needs JavaScript. Log in with your e-mail and password instead.</p>
          <ButtonLink href="/login">Log in</ButtonLink>
        </noscript>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="You are not logged in" lead="The other page sent an answer we cannot use.">
      <Banner tone="danger" title="You were not logged in. Please try again.">
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
