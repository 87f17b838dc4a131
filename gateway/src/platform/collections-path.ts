// Reads collections by the paths that the site has. The platform documents v1 and its own client calls v2, which not every
// host serves. docs/contract/catalog.md §1, docs/contract/real-site.md §7, row Q.
import type { Call } from '@vitrine/platform'
import { platformCalls } from './calls.ts'
import { isNotFound, PlatformFailure } from './failure.ts'
import type { Transport } from './transport.ts'

const { catalogStringQueries, productsRead } = platformCalls

/** A call of v1 in place of one of v2, with a response of the same form. */
type Instead = { service: string; call: Call; request: unknown }

const insteadOf: Readonly<Record<string, (request: unknown) => Instead>> = {
  queryCollections: (request) => ({
    service: 'catalogStringQueries',
    call: catalogStringQueries.queryCollectionsByString,
    request,
  }),
  getCollection: (request) => ({
    service: 'catalogStringQueries',
    call: catalogStringQueries.getCollectionV1,
    request: { ...(request as object), includeNumberOfProducts: true },
  }),
  getCollectionBySlug: (request) => ({
    service: 'productsRead',
    call: productsRead.getCollectionBySlug,
    request,
  }),
}

/** A transport that finds out by which version of the path the site serves its collections. */
export type CollectionsTransport = Transport & {
  /** Version of the collections that the site has; null before the first read. */
  collectionsVersion(): 'v2' | 'v1' | null
}

/** Wraps a transport: collections that the site does not have by v2 are read by v1 from then on. */
export function collectionsTransport(transport: Transport): CollectionsTransport {
  let version: 'v2' | 'v1' | null = null
  const sendByV1: Transport['send'] = async (_service, { name }, request, scope) => {
    const instead = insteadOf[name]?.(request)
    if (!instead) throw new Error(`There is no call of v1 for ${name}`)
    try {
      const answer = await transport.send(instead.service, instead.call, instead.request, scope)
      version = 'v1'
      // Cast: the answers of both are read into the same form.
      return answer as never
    } catch (error) {
      // An unknown collection shows that there is a path.
      if (isNotFound(error)) version = 'v1'
      throw error
    }
  }
  return {
    ...transport,
    collectionsVersion: () => version,
    async send(service, call, request, scope) {
      if (service !== 'collections') return transport.send(service, call, request, scope)
      if (version === 'v1') return sendByV1(service, call, request, scope)
      try {
        const answer = await transport.send(service, call, request, scope)
        version = 'v2'
        return answer
      } catch (error) {
        if (!isUnknownPath(error)) throw error
        return sendByV1(service, call, request, scope)
      }
    },
  }
}

const isUnknownPath = (error: unknown): boolean =>
  error instanceof PlatformFailure && error.facts.isUnknownPath === true
