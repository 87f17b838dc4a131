// Decides which responses are publicly cacheable: those whose root fields are all public.
import { Kind } from 'graphql'
import type { Gateway } from '../gateway.ts'
import { onlyOperation, readDocument } from '../graphql/document-limits.ts'
import type { OperationRequest, OperationResult } from '../graphql/pipeline.ts'

const publicFields = new Set([
  'product',
  'products',
  'collection',
  'collections',
  'brand',
  'brands',
  'suggest',
  'store',
  'storeVariant',
  'storeVariants',
  'checkoutSettings',
  '__typename',
])

const known = new Map<string, boolean>()

/** True when every root field is a public one. Fragments at the root do not count as public. */
export function isPublicDocument(source: string): boolean {
  const before = known.get(source)
  if (before !== undefined) return before
  const { selections } = onlyOperation(readDocument(source)).selectionSet
  const isPublic = selections.every(
    (one) => one.kind === Kind.FIELD && publicFields.has(one.name.value),
  )
  if (known.size < 1000) known.set(source, isPublic)
  return isPublic
}

/** Returns Cache-Control for a successful response to a trusted, public document; null for all others. */
export function publicCaching(
  result: OperationResult,
  request: OperationRequest,
  { trusted, config }: Gateway,
): string | null {
  const { status, body } = result
  // What is not there now may be there in a moment.
  if (status !== 200 || body.errors || body.extensions?.problems) return null
  if (typeof request.documentId !== 'string') return null
  const source = trusted.find(request.documentId)
  if (!source || !isPublicDocument(source)) return null
  const { seconds, staleSeconds } = config.cache
  return `public, max-age=${Math.min(seconds, 10)}, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
}
