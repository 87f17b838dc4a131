// Defines a form once: the browser submits it by script, the server without JavaScript.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables } from '@urql/core'
import type { WebForm } from '../server-contract.ts'
import type { FormFields } from './form-fields.ts'

/** What the server needs to handle a form that a browser posts to `/forms/<name>`. */
export type PlainForm = Omit<WebForm, 'operations'> & {
  document: object
  /** Maps the fields to the variables of the document. */
  variables: (fields: FormFields) => AnyVariables
  /** Runs before the document, which is left out when this one is refused. */
  before?: (fields: FormFields) => { document: object; variables: AnyVariables } | null
}

export type FormDefinition<Answer, Variables extends AnyVariables> = Omit<
  PlainForm,
  'document' | 'variables'
> & {
  document: TypedDocumentNode<Answer, Variables>
  variables: (fields: FormFields) => Variables
}

/** Checks that the variables fit the document. */
export const defineForm = <Answer, Variables extends AnyVariables>(
  form: FormDefinition<Answer, Variables>,
): FormDefinition<Answer, Variables> => form
