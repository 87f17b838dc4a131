// Sends what the form asks for. Loaded when somebody asks, or is known.
import type { Client } from '@urql/core'
import type { RequestBackInStockInput } from '../../../__generated__/graphql.ts'
import { sendForm } from '../../../forms/send-form.ts'
import type { Answered } from './answered.ts'
import { askDocument, ownEmailDocument } from './ask-documents.ts'

export async function ask(client: Client, input: RequestBackInStockInput): Promise<Answered> {
  const { answer, problems } = await sendForm(client, askDocument, { input })
  const [problem] = problems
  if (answer?.accepted) {
    return { isAccepted: true, text: problem?.message ?? promise(answer.email) }
  }
  const { message = '', field, requestId = null } = problem ?? {}
  return { isAccepted: false, text: message, isAtEmail: field === 'email', requestId }
}

const promise = (email: string | null | undefined) =>
  `We will write to ${email ?? 'you'} as soon as it can be bought again.`

/** Address of whoever is logged in. */
export async function ownEmail(client: Client): Promise<string | null> {
  const { data } = await client.query(ownEmailDocument, {}).toPromise()
  return data?.me?.loginEmail ?? null
}
