import { graphql } from '../__generated__/gql.ts'
import type { LiveEvent_EventFragment } from '../__generated__/graphql.ts'

/** A change event as lists show it. Stock events have an entity of their own; the product's id is in their data. */
export const LiveEvent_event = graphql(`
  fragment LiveEvent_event on ChangeEvent {
    __typename
    id
    name
    type
    entityId
    receivedAt
    state
    identity { kind }
    deadLetter { reason detail tries }
    ... on InventoryItemUpdatedEvent { inventoryItem { productId } }
    ... on InventoryVariantsUpdatedEvent { productId }
  }
`)

export type LiveEvent = LiveEvent_EventFragment
