// Invalidates cached catalog data in every gateway, after a change event or a write of our own.

import type { CatalogChanges } from '../platform/admin-platform.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { type Invalidation, topics } from '../subscriptions/topics.ts'
import { type CacheTag, cacheTags } from './cache-tags.ts'
import type { Catalog } from './cached-catalog.ts'

type InvalidationTargets = {
  bus: Bus
  catalog: Pick<Catalog, 'invalidate' | 'clear'>
  /** Invalidates what was computed from the list of all products. */
  invalidateProducts: () => void
}

const isOfProducts = (name: CacheTag) => /^product(s|s-by)?(:|$)/.test(name)
/** Returns whether a tag concerns what was computed from all products. */
const concernsProducts = (name: CacheTag) => isOfProducts(name) || name === cacheTags.counts

export function createCatalogChanges({ bus, catalog, invalidateProducts }: InvalidationTargets) {
  bus.listen<Invalidation>(topics.invalidated, ({ tags }) => {
    void catalog.invalidate(tags)
    if (tags.some(concernsProducts)) invalidateProducts()
  })
  bus.listen(topics.eventGap, () => {
    void catalog.clear()
    invalidateProducts()
  })
  return {
    invalidate(tags) {
      if (tags.length > 0) bus.publish(topics.invalidated, { tags: tags } satisfies Invalidation)
    },
  } satisfies CatalogChanges
}
