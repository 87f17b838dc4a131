// Where a step of a sign-in leads. Who one is has changed then: the next page is loaded, not swapped in.
import type { Client } from '@urql/core'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import type { FormProblem, Outcome } from '../../forms/form-types.ts'
import { type Sent, sendForm } from '../../forms/send-form.ts'
import { localPathOr, signInPath } from '../../lib/account-paths.ts'
import { askFrame, browserPage, type FrameRequest } from './frame.ts'
import { completeDocument, SignIn_step } from './step-documents.ts'

type Step = FragmentType<typeof SignIn_step>

const steps = {
  EMAIL_VERIFICATION_REQUIRED: 'verify',
  FACTOR_REQUIRED: 'factor',
  OWNER_APPROVAL_REQUIRED: 'pending',
} as const

const lost: FormProblem = {
  code: 'SIGN_IN_FAILED',
  message: 'Signing in took too long. Please try again.',
}

export function goTo(path: string): 'leaving' {
  location.assign(path)
  return 'leaving'
}

export async function goOn(
  { answer, problems }: Sent<Step>,
  { client, returnTo }: { client: Client; returnTo: string | null },
): Promise<Outcome> {
  if (!answer || problems.length > 0) return problems
  const { state, frame } = unmask(SignIn_step, answer)
  if (frame) return throughFrame(frame, client, returnTo)
  if (state === 'SUCCESS') return goTo(localPathOr(returnTo, '/account'))
  const step = steps[state as keyof typeof steps]
  return step ? goTo(signInPath(step, returnTo)) : [{ ...lost, message: 'You were not signed in.' }]
}

async function throughFrame(
  frame: FrameRequest,
  client: Client,
  returnTo: string | null,
): Promise<Outcome> {
  const input = await askFrame(frame, browserPage).catch(() => null)
  if (!input) return [lost]
  const { answer, problems } = await sendForm(client, completeDocument, { input })
  if (!answer || problems.length > 0) return problems
  return goTo(localPathOr(returnTo ?? answer.returnTo, '/account'))
}
