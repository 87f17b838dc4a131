// Which documents may run, parsed and validated once: one function for GET, POST, subscriptions, the admin and the
// server's own pages. SECURITY S53, S58, S60.
import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationTypeNode,
} from 'graphql'
import type { Actor } from './actor.ts'
import { checkingCost } from './cost-limit.ts'
import { createDocumentCache, heldBytes } from './document-cache.ts'
import { checkLimits, checkSize, onlyOperation, parseDocument } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { checkRules, refuseWrong } from './document-rules.ts'
import { maySendDocuments } from './permissions.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { wrongVariable } from './wrong-arguments.ts'

export type KnownDocument = {
  source: string
  document: DocumentNode
  operation: `${OperationTypeNode}`
  /** Our own: it may be compiled. Every other document is interpreted. */
  isTrusted: boolean
}

type Options = {
  schema: () => GraphQLSchema
  /** Documents that are not our clients' own may run. */
  isOpen: boolean
  /** Memory for documents that are not our own. */
  maxBytes?: number
}
type Request = { documentId?: unknown; query?: unknown }
type Door = { trusted: TrustedDocuments; pay: Pay }
/** Takes from what the caller may ask for. Rejects when nothing is left. */
export type Pay = (cost: number) => Promise<void>

/** Characters of a document that is held. Longer ones are rare, and pay each time. */
const longestHeld = 8 * 1024

export function createKnownDocuments({ schema, isOpen, maxBytes = 8 * 1024 * 1024 }: Options) {
  const own = new Map<string, KnownDocument>()
  const others = createDocumentCache<KnownDocument>(maxBytes)

  /** A document of our own: there are as many as the manifests and the pages have, so none is ever dropped. */
  function readOwn(source: string): KnownDocument {
    const known = own.get(source)
    if (known) return known
    checkSize(source)
    const document = parseDocument(source)
    checkLimits(document)
    checkRules(schema(), document, { suggests: isOpen })
    const fresh = { source, document, operation: operationOf(document), isTrusted: true }
    own.set(source, fresh)
    return fresh
  }

  /** A document that came as text. It is paid for before it is validated; reading it was paid for before. */
  async function readSent(source: string, pay: Pay): Promise<KnownDocument> {
    const known = others.get(source)
    if (known) return known
    checkSize(source)
    const document = parseDocument(source)
    const nodes = checkLimits(document)
    await pay(checkingCost(nodes))
    checkRules(schema(), document, { suggests: isOpen })
    const fresh = { source, document, operation: operationOf(document), isTrusted: false }
    if (source.length <= longestHeld) others.set(source, fresh, heldBytes(source, nodes))
    return fresh
  }

  return {
    readOwn,
    /** Bytes held for documents that are not our own. */
    get bytes() {
      return others.bytes
    },
    /** A document a client asks for, by hash or, where that is allowed, by text. */
    async find(
      { documentId, query }: Request,
      actor: Actor,
      { trusted, pay }: Door,
    ): Promise<KnownDocument> {
      if (typeof documentId === 'string') {
        const source = trusted.find(documentId)
        if (source !== undefined) return readOwn(source)
        throw new DocumentRefused('PERSISTED_DOCUMENT_NOT_FOUND', 'No such document.', 400)
      }
      if (typeof query !== 'string') {
        throw new DocumentRefused('BAD_REQUEST', 'Send documentId or query, as text.', 400)
      }
      if (isOpen || maySendDocuments(actor)) return readSent(query, pay)
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

const operationOf = (document: DocumentNode) => onlyOperation(document).operation
