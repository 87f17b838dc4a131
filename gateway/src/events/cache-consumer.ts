// Invalidates the cached responses a change event concerns, in every gateway.

import { tagsInvalidatedBy } from '../cache/invalidated-tags.ts'
import type { CatalogChanges } from '../platform/admin-platform.ts'
import type { EventConsumer } from './event-consumer.ts'

export const createCatalogConsumer = (changes: CatalogChanges): EventConsumer => ({
  name: 'catalog',
  // Stale responses must not be served while the other gateways are unreachable.
  runsInEveryGateway: true,
  handle: (event) => changes.invalidate(tagsInvalidatedBy(event)),
})
