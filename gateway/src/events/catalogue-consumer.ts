// Kept answers an event makes old are dropped, in every gateway.
import type { CatalogueChanges } from '../platform/site.ts'
import { changedBy } from './changed-references.ts'
import type { EventConsumer } from './consumers.ts'

export const createCatalogueConsumer = (changes: CatalogueChanges): EventConsumer => ({
  name: 'catalogue',
  // What is old is not shown for as long as the others cannot be reached.
  isForEach: true,
  handle: (event) => changes.tell(changedBy(event)),
})
