// Completes a sign-in through a hidden frame of the platform. Loaded when a site requires it.
import type { Client } from '@urql/core'
import type { FormProblem } from '../../forms/form-types.ts'
import { sendForm } from '../../forms/send-form.ts'
import { completeDocument } from './complete-document.ts'
import { browserPage, type FrameRequest, signInThroughFrame } from './frame.ts'

/** Returns the path to lead on to, or why the member is not signed in. */
export async function completeInFrame(
  frame: FrameRequest,
  client: Client,
): Promise<{ returnTo: string | null } | readonly FormProblem[] | null> {
  const input = await signInThroughFrame(frame, browserPage).catch(() => null)
  if (!input) return null
  const { answer, problems } = await sendForm(client, completeDocument, { input })
  return answer && problems.length === 0 ? { returnTo: answer.returnTo } : problems
}
