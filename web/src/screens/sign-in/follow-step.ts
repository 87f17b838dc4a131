// Follows the outcome of a sign-in step. Navigation loads the page, because the session has changed.

import type { Client } from '@urql/core'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/signIn.ts'
import type { Outcome } from '../../forms/form-types.ts'
import { localPathOr } from '../../lib/account-paths.ts'
import { stepPath } from './step-path.ts'

export const SignIn_step = graphql(`
  fragment SignIn_step on SignInPayload {
    state
    frame {
      url
      origin
      state
      timeoutMs
    }
  }
`)

const failed = (message: string): Outcome => [{ code: 'SIGN_IN_FAILED', message }]

function goTo(path: string): 'leaving' {
  location.assign(path)
  return 'leaving'
}

export async function followStep(
  answer: FragmentType<typeof SignIn_step>,
  { client, returnTo }: { client: Client; returnTo: string | null },
): Promise<Outcome> {
  const { state, frame } = unmask(SignIn_step, answer)
  if (frame) {
    const load = import('./complete-in-frame.ts')
    const result = await load.then(
      ({ completeInFrame }) => completeInFrame(frame, client),
      () => null,
    )
    if (!result) return failed(messages.signInTimedOut)
    return 'returnTo' in result
      ? goTo(localPathOr(returnTo ?? result.returnTo, `${basePath}/account`))
      : result
  }
  if (state === 'SUCCESS') return goTo(localPathOr(returnTo, `${basePath}/account`))
  const step = stepPath(state, returnTo)
  return step ? goTo(step) : failed(messages.youWerentSignedIn)
}
