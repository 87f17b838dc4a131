// Follows the outcome of a sign-in step. Navigation loads the page, because the session has changed.
import type { Client } from '@urql/core'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import type { FormProblem, Outcome } from '../../forms/form-types.ts'
import { type FormResponse, sendForm } from '../../forms/send-form.ts'
import { localPathOr, signInPath } from '../../lib/account-paths.ts'
import { browserPage, type FrameRequest, signInThroughFrame } from './frame.ts'
import { completeDocument, SignIn_step } from './step-documents.ts'

type Step = FragmentType<typeof SignIn_step>

const steps = {
  EMAIL_VERIFICATION_REQUIRED: 'verify',
  FACTOR_REQUIRED: 'factor',
  OWNER_APPROVAL_REQUIRED: 'pending',
} as const

const timedOut: FormProblem = {
  code: 'SIGN_IN_FAILED',
  message: 'Signing in took too long. Please try again.',
}

export function goTo(path: string): 'leaving' {
  location.assign(path)
  return 'leaving'
}

export async function followStep(
  { answer, problems }: FormResponse<Step>,
  { client, returnTo }: { client: Client; returnTo: string | null },
): Promise<Outcome> {
  if (!answer || problems.length > 0) return problems
  const { state, frame } = unmask(SignIn_step, answer)
  if (frame) return completeInFrame(frame, client, returnTo)
  if (state === 'SUCCESS') return goTo(localPathOr(returnTo, '/account'))
  const step = steps[state as keyof typeof steps]
  return step
    ? goTo(signInPath(step, returnTo))
    : [{ ...timedOut, message: 'You were not signed in.' }]
}

async function completeInFrame(
  frame: FrameRequest,
  client: Client,
  returnTo: string | null,
): Promise<Outcome> {
  const input = await signInThroughFrame(frame, browserPage).catch(() => null)
  if (!input) return [timedOut]
  const { answer, problems } = await sendForm(client, completeDocument, { input })
  if (!answer || problems.length > 0) return problems
  return goTo(localPathOr(returnTo ?? answer.returnTo, '/account'))
}
