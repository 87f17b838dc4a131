// One way in for "this is old now", whoever noticed: an event, or a write of our own. Every gateway is told.
import type { Catalogue } from '../platform/catalogue.ts'
import { type Reference, references } from '../platform/references.ts'
import type { CatalogueChanges } from '../platform/site.ts'
import type { Bus } from './bus.ts'
import { type Dropped, topics } from './topics.ts'

type Parts = {
  bus: Bus
  catalogue: Pick<Catalogue, 'drop' | 'clear'>
  /** Forgets what was made of all products together. */
  forgetProducts: () => void
}

const isOfProducts = (name: Reference) => /^product(s|s-by)?(:|$)/.test(name)
/** Without a collection's or a brand's name nothing made of products is another. */
const concernsProducts = (name: Reference) => isOfProducts(name) || name === references.counts

export function createCatalogueChanges({ bus, catalogue, forgetProducts }: Parts) {
  bus.listen<Dropped>(topics.dropped, ({ references: names }) => {
    void catalogue.drop(names)
    if (names.some(concernsProducts)) forgetProducts()
  })
  bus.listen(topics.missed, () => {
    void catalogue.clear()
    forgetProducts()
  })
  return {
    tell(names) {
      if (names.length > 0) bus.publish(topics.dropped, { references: names } satisfies Dropped)
    },
  } satisfies CatalogueChanges
}
