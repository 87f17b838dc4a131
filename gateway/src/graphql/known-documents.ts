// Decides which documents may run; parses and validates each once. Shared by GET, POST, subscriptions, the admin
// and server-rendered pages. docs/security.md S53, S58, S60.

import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationTypeNode,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import type { Actor } from '../auth/actor.ts'
import { maySendDocuments } from '../auth/permissions.ts'
import { checkingCost } from './cost-limit.ts'
import { createDocumentCache, heldBytes } from './document-cache.ts'
import { checkLimits, checkSize, onlyOperation, parseDocument } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { checkRules, refuseWrong } from './document-rules.ts'
import { isPublicDocument } from './public-fields.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { wrongVariable } from './wrong-arguments.ts'

export type KnownDocument = {
  source: string
  document: DocumentNode
  operation: `${OperationTypeNode}`
  /** One of our own documents. */
  isTrusted: boolean
  /** Compiled once hot: their number is fixed when the gateway starts. All others are interpreted. */
  isCompiled: boolean
  /** The answer is the same for all callers. */
  isPublic: boolean
}

type Options = {
  schema: () => GraphQLSchema
  /** Documents other than those of our own clients may run. */
  isOpen: boolean
  /** Memory limit for documents that are not our own. */
  maxBytes?: number
}
type Request = { documentId?: unknown; query?: unknown }
/** Documents of an app. `isFixed`: the settings name its manifest, so that no request can replace it. */
export type OwnDocuments = { documents: TrustedDocuments; isOnly: boolean; isFixed: boolean }
/** The documents that a caller may run by their hash: those of the endpoint, and its own. */
export type Documents = { trusted: TrustedDocuments; own?: OwnDocuments | null }
type Access = Documents & { pay: Pay }
/** `sent`: by a caller or registered by one, so that it is paid for and interpreted. `fixed`: named in the settings. */
type Source = { source: string; origin: 'own' | 'fixed' | 'sent' }
/** Deducts from the caller's cost budget. Rejects when it is used up. */
export type Pay = (cost: number) => Promise<void>

/** Longest document that is cached, in characters. Longer ones are rare and pay each time. */
const maxCachedLength = 8 * 1024

export function createKnownDocuments({ schema, isOpen, maxBytes = 8 * 1024 * 1024 }: Options) {
  const ownClients = new Map<string, KnownDocument>()
  const fixed = new Map<string, KnownDocument>()
  const others = createDocumentCache<KnownDocument>(maxBytes)

  /** Reads one of our own documents. Their number is fixed by the manifests and pages, so none is evicted. */
  const readOwn = (source: string) => readFixed(source, { from: ownClients, isTrusted: true })

  /** Reads a document of the settings, whose number is fixed as well. What it costs is paid by its app. */
  function readFixed(
    source: string,
    { from = fixed, isTrusted = false }: { from?: typeof fixed; isTrusted?: boolean } = {},
  ): KnownDocument {
    const known = from.get(source)
    if (known) return known
    checkSize(source)
    const document = parseDocument(source)
    checkLimits(document)
    checkRules(schema(), document, { suggests: isOpen })
    const fresh = { ...factsOf(source, document), isTrusted, isCompiled: true }
    from.set(source, fresh)
    return fresh
  }

  /** Reads a document sent as text. Validation is paid for here, parsing was paid for before. */
  async function readSent(source: string, pay: Pay): Promise<KnownDocument> {
    const known = others.get(source)
    if (known) return known
    checkSize(source)
    const document = parseDocument(source)
    const nodes = checkLimits(document)
    await pay(checkingCost(nodes))
    checkRules(schema(), document, { suggests: isOpen })
    const fresh = { ...factsOf(source, document), isTrusted: false, isCompiled: false }
    if (source.length <= maxCachedLength) others.set(source, fresh, heldBytes(source, nodes))
    return fresh
  }

  const factsOf = (source: string, document: DocumentNode) => ({
    source,
    document,
    operation: onlyOperation(document).operation,
    isPublic: isPublicDocument(schema(), document),
  })

  /** Returns the text of the requested document. Throws where the caller may not run it. */
  function sourceOf({ documentId, query }: Request, actor: Actor, documents: Documents): Source {
    if (typeof documentId === 'string') return sourceById(documentId, documents)
    if (typeof query !== 'string') {
      throw new DocumentRefused('BAD_REQUEST', messages.sendDocumentIdOrQueryAsText)
    }
    const maySend = isOpen || maySendDocuments(actor)
    if (maySend && !documents.own?.isOnly) return { source: query, origin: 'sent' }
    throw new DocumentRefused('PERSISTED_DOCUMENT_REQUIRED', messages.onlyTrustedDocuments)
  }

  return {
    readOwn,
    readSent,
    /** Bytes used by documents that are not our own. */
    get bytes() {
      return others.bytes
    },
    /** Returns the requested document, by hash or, where allowed, by text. */
    async find(request: Request, actor: Actor, access: Access): Promise<KnownDocument> {
      const { source, origin } = sourceOf(request, actor, access)
      if (origin === 'sent') return readSent(source, access.pay)
      return origin === 'own' ? readOwn(source) : readFixed(source)
    },
    /** Returns whether the caller may run the document. Reads nothing of it, so that it may be called often. */
    mayRun(request: Request, actor: Actor, documents: Documents): boolean {
      try {
        sourceOf(request, actor, documents)
        return true
      } catch (error) {
        if (error instanceof DocumentRefused) return false
        throw error
      }
    },
    /**
     * Returns the variables with defaults; throws for the first invalid one. Done here because the compiled plan of
     * a hot document does not apply defaults of required input fields.
     */
    coerce({ document }: KnownDocument, given: Record<string, unknown>): Record<string, unknown> {
      const definitions = onlyOperation(document).variableDefinitions ?? []
      const { errors, coerced } = getVariableValues(schema(), definitions, given, { maxErrors: 5 })
      if (!errors) return coerced
      refuseWrong(wrongVariable(schema(), document, onlyOperation(document), given))
      throw new DocumentRefused('BAD_USER_INPUT', messages.variablesDoNotFitDocument)
    },
  }
}

/** Returns the text of a document by its hash: one that the app registered, or one of our clients. */
function sourceById(id: string, { trusted, own }: Documents): Source {
  const registered = own?.documents.find(id)
  if (registered !== undefined) {
    return { source: registered, origin: own?.isFixed ? 'fixed' : 'sent' }
  }
  const source = own?.isOnly ? undefined : trusted.find(id)
  if (source !== undefined) return { source, origin: 'own' }
  throw new DocumentRefused('PERSISTED_DOCUMENT_NOT_FOUND', messages.noSuchDocument)
}
