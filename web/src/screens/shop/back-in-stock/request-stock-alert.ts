// Sends a stock alert request. Loaded on submit, or when the visitor may be a member.
import type { Client } from '@urql/core'
import type { RequestBackInStockInput } from '../../../__generated__/graphql.ts'
import { sendForm } from '../../../forms/send-form.ts'
import { ownEmailDocument, stockAlertDocument } from './stock-alert-documents.ts'
import type { StockAlertOutcome } from './stock-alert-outcome.ts'

export async function requestStockAlert(
  client: Client,
  input: RequestBackInStockInput,
): Promise<StockAlertOutcome> {
  const { answer, problems } = await sendForm(client, stockAlertDocument, { input })
  const [problem] = problems
  if (answer?.accepted) {
    return { isAccepted: true, text: problem?.message ?? promise(answer.email) }
  }
  const { message = '', field, requestId = null } = problem ?? {}
  return { isAccepted: false, text: message, isAtEmail: field === 'email', requestId }
}

const promise = (email: string | null | undefined) =>
  `We will write to ${email ?? 'you'} as soon as it can be bought again.`

/** Email address of the signed-in member. */
export async function ownEmail(client: Client): Promise<string | null> {
  const { data } = await client.query(ownEmailDocument, {}).toPromise()
  return data?.me?.loginEmail ?? null
}
