// Watches which generation of the catalog the site has: one with v3 refuses every call of v1, which the shop reads.
// docs/contract/catalog-v3.md §1
import { isOtherCatalog } from './failure.ts'
import type { Transport } from './transport.ts'

/** Whether the shop can read the catalog of the site, by the outcome of its own calls. False before the first one. */
export type CatalogGeneration = {
  /** Returns whether the last read of products was refused because the site has the other generation. */
  isUnreadable(): boolean
}

/** Only reads of products decide: a site with v1 refuses calls of brands, which are of v3. */
const decidingService = 'productsRead'

/** Returns the transport, with what its answers say about the site. The index reads on, so that a change is seen. */
export function watchCatalogGeneration(
  transport: Transport,
): [transport: Transport, generation: CatalogGeneration] {
  let isRefused = false
  const watched: Transport = {
    ...transport,
    async send(service, call, request, scope) {
      if (service !== decidingService) return transport.send(service, call, request, scope)
      try {
        const answer = await transport.send(service, call, request, scope)
        isRefused = false
        return answer
      } catch (error) {
        if (isOtherCatalog(error)) isRefused = true
        throw error
      }
    },
  }
  return [watched, { isUnreadable: () => isRefused }]
}
