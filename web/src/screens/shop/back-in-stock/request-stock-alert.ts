// Sends a stock alert request. Loaded on submit, or when the visitor may be a member.

import type { Client } from '@urql/core'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { sendForm } from '../../../forms/send-form.ts'
import { stockAlertForm } from './stock-alert-form.ts'
import type { StockAlertOutcome } from './stock-alert-outcome.ts'

export async function requestStockAlert(
  client: Client,
  fields: FormFields,
): Promise<StockAlertOutcome> {
  const { document, variables } = stockAlertForm
  const { answer, problems } = await sendForm(client, document, variables(fields))
  const [problem] = problems
  if (answer?.accepted) {
    return { isAccepted: true, text: problem?.message ?? promise(answer.email) }
  }
  const { message = '', field, requestId = null } = problem ?? {}
  return { isAccepted: false, text: message, isAtEmail: field === 'email', requestId }
}

const promise = (email: string | null | undefined) =>
  email ? messages.alertConfirmed({ email }) : messages.alertConfirmedYou

const ownEmailDocument = graphql(`
  query OwnEmail {
    me {
      id
      loginEmail
    }
  }
`)

/** Email address of the signed-in member. */
export async function ownEmail(client: Client): Promise<string | null> {
  const { data } = await client.query(ownEmailDocument, {}).toPromise()
  return data?.me?.loginEmail ?? null
}
