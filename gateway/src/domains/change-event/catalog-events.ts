// Events of products and collections. docs/contract/catalog-events.md §3, §4.
import { collectionOf, productOf } from './catalog-v1.ts'
import { productV3Of } from './catalog-v3.ts'
import { collectionFields, productFields, variantFields } from './changed-fields.ts'
import { eventTypes } from './event-types.ts'
import { either, facts, from, listFrom } from './facts.ts'

export const catalogEventResolvers = eventTypes({
  ProductCreatedEvent: {
    ...facts,
    product: either(from('ProductCreated', productOf), from('ProductV3Created', productV3Of)),
  },
  ProductUpdatedEvent: {
    ...facts,
    changedFields: listFrom('ProductChanged', ({ changedFields }) => productFields(changedFields)),
    product: from('ProductV3Updated', productV3Of),
  },
  ProductDeletedEvent: {
    ...facts,
    product: from('ProductV3Deleted', productV3Of),
  },
  VariantsUpdatedEvent: {
    ...facts,
    variants: listFrom('VariantsChanged', ({ variants }) =>
      variants.map(({ variantId, choices, changedFields }) => ({
        variantId,
        choices: Object.entries(choices ?? {}).map(([option, choice]) => ({ option, choice })),
        changedFields: variantFields(changedFields),
      })),
    ),
  },
  CollectionCreatedEvent: {
    ...facts,
    collection: from('CollectionCreated', collectionOf),
  },
  CollectionUpdatedEvent: {
    ...facts,
    changedFields: listFrom('CollectionChanged', ({ changedFields }) =>
      collectionFields(changedFields),
    ),
  },
  CollectionDeletedEvent: facts,
})
