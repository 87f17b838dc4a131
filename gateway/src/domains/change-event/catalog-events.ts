// Events of products and collections. docs/contract/catalog-events.md §3, §4.
import { collectionFields, productFields, variantFields } from './changed-fields.ts'
import { eventTypes } from './event-types.ts'
import { bodyFrom, either, facts, listFrom } from './facts.ts'

export const catalogEventResolvers = eventTypes({
  ProductCreatedEvent: {
    ...facts,
    product: either(bodyFrom('ProductCreated'), bodyFrom('ProductV3Created')),
  },
  ProductUpdatedEvent: {
    ...facts,
    changedFields: listFrom('ProductChanged', ({ changedFields }) => productFields(changedFields)),
    product: bodyFrom('ProductV3Updated'),
  },
  ProductDeletedEvent: {
    ...facts,
    product: bodyFrom('ProductV3Deleted'),
  },
  VariantsUpdatedEvent: {
    ...facts,
    variants: listFrom('VariantsChanged', ({ variants }) =>
      variants.map(({ changedFields, ...variant }) => ({
        ...variant,
        changedFields: variantFields(changedFields),
      })),
    ),
  },
  CollectionCreatedEvent: {
    ...facts,
    collection: bodyFrom('CollectionCreated'),
  },
  CollectionUpdatedEvent: {
    ...facts,
    changedFields: listFrom('CollectionChanged', ({ changedFields }) =>
      collectionFields(changedFields),
    ),
  },
  CollectionDeletedEvent: facts,
})
