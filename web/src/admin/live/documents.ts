import { graphql } from '../__generated__/gql.ts'

/** Stock events have an entity of their own; the product's id is in their data. */
export const liveEventsDocument = graphql(`
  subscription AdminLiveEvents {
    changeEvents {
      __typename
      id
      name
      type
      entityId
      occurredAt
      receivedAt
      state
      identity { kind id }
      setAside { reason detail tries }
      ...LiveItem_event
      ...LiveStock_event
    }
  }
  fragment LiveItem_event on InventoryItemChangedEvent { productId }
  fragment LiveStock_event on InventoryVariantsChangedEvent { productId }
`)
