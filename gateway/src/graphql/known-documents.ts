// Which documents may run, parsed and validated once. GET, POST and the server's own pages ask here.
import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationTypeNode,
} from 'graphql'
import type { Actor } from './actor.ts'
import { onlyOperation, readDocument } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { checkRules, refuseWrong } from './document-rules.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { wrongVariable } from './wrong-arguments.ts'

export type KnownDocument = {
  source: string
  document: DocumentNode
  operation: `${OperationTypeNode}`
}

type Options = {
  schema: () => GraphQLSchema
  /** How many documents of our own there are: they stay parsed. */
  kept: number
  /** Documents that are not our clients' own may run. */
  isOpen: boolean
}

/** Ad-hoc documents kept parsed; by count, since none is larger than 64 KB. */
const maxKept = 200

export function createKnownDocuments({ schema, kept: ours, isOpen }: Options) {
  const kept = new Map<string, KnownDocument>()

  /** A document by its text. Throws `DocumentRefused` when it may not run. Staff and apps may read the schema. */
  function read(source: string, mayIntrospect = isOpen): KnownDocument {
    const key = mayIntrospect ? `schema ${source}` : source
    const known = kept.get(key)
    if (known) return known
    const document = readDocument(source)
    checkRules(schema(), document, { mayIntrospect, suggests: isOpen })
    const { operation } = onlyOperation(document)
    const fresh: KnownDocument = { source, document, operation }
    kept.set(key, fresh)
    const [oldest] = kept.keys()
    if (kept.size > maxKept + ours && oldest !== undefined) kept.delete(oldest)
    return fresh
  }

  return {
    read,
    /** A document a client asks for, by hash or, where that is allowed, by text. */
    find(
      { documentId, query }: { documentId?: unknown; query?: unknown },
      actor: Actor,
      trusted: TrustedDocuments,
    ): KnownDocument {
      if (typeof documentId === 'string') {
        const source = trusted.find(documentId)
        if (source !== undefined) return read(source)
        throw new DocumentRefused('PERSISTED_DOCUMENT_NOT_FOUND', 'No such document.', 400)
      }
      if (typeof query !== 'string') {
        throw new DocumentRefused('BAD_REQUEST', 'Send documentId or query, as text.', 400)
      }
      if (actor.kind === 'APP' || actor.kind === 'SITE_USER') return read(query, true)
      if (isOpen) return read(query)
      const message = 'Only the documents of our own clients run here.'
      throw new DocumentRefused('PERSISTED_DOCUMENT_REQUIRED', message, 403)
    },
    /**
     * Variables with their defaults filled in, or where the first of them does not fit. Done here because
     * the compiled plan of a hot document does not know defaults of required input fields.
     */
    coerce({ document }: KnownDocument, given: Record<string, unknown>): Record<string, unknown> {
      const definitions = onlyOperation(document).variableDefinitions ?? []
      const { errors, coerced } = getVariableValues(schema(), definitions, given, { maxErrors: 5 })
      if (!errors) return coerced
      refuseWrong(wrongVariable(schema(), document, onlyOperation(document), given))
      throw new DocumentRefused('BAD_USER_INPUT', 'The variables do not fit the document.')
    },
  }
}
