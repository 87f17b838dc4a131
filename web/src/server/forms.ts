// All forms that work without JavaScript, for the gateway.
import { getOperationName } from '@urql/core'
import type { PlainForm } from '../forms/define-form.ts'
import { documentIdOf, documentTextOf } from '../lib/document.ts'
import type { ExecuteRequest, WebForm } from '../server-contract.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../cart/*-forms.ts', '../screens/**/*-form.ts', '../screens/**/*-forms.ts'],
  { eager: true },
)

const isForm = (value: unknown): value is PlainForm =>
  typeof value === 'object' && value !== null && 'document' in value && 'failurePath' in value

type Mutation = { document: object; variables: object }

const operationOf = ({ document, variables }: Mutation): ExecuteRequest => ({
  documentId: documentIdOf(document),
  query: documentTextOf(document),
  // The runtime's documents are trees that urql reads.
  operationName: getOperationName(document as Parameters<typeof getOperationName>[0]) ?? '',
  variables: variables as Record<string, unknown>,
})

const webForm = ({ document, variables, before, ...form }: PlainForm): WebForm => ({
  ...form,
  operations(fields) {
    const first = before?.(fields)
    const own = { document, variables: variables(fields) ?? {} }
    return [...(first ? [{ ...first, variables: first.variables ?? {} }] : []), own].map(
      operationOf,
    )
  },
})

export const forms: readonly WebForm[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isForm)
  .map(webForm)
