// Follows the outcome of a sign-in step. Navigation loads the page, because the session has changed.
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
    redirectUrl
  }
`)

const failed = (message: string): Outcome => [{ code: 'SIGN_IN_FAILED', message }]

function goTo(path: string): 'leaving' {
  location.assign(path)
  return 'leaving'
}

export function followStep(
  answer: FragmentType<typeof SignIn_step>,
  returnTo: string | null,
): Outcome {
  const { state, redirectUrl } = unmask(SignIn_step, answer)
  // The platform completes the sign-in, and leads back.
  if (redirectUrl) return goTo(redirectUrl)
  if (state === 'SUCCESS') return goTo(localPathOr(returnTo, `${basePath}/account`))
  const step = stepPath(state, returnTo)
  return step ? goTo(step) : failed(messages.youWerentSignedIn)
}
