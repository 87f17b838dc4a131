// One event with its data: per type, the fields needed to diagnose a failure.
import { graphql } from '../../__generated__/gql.ts'

export const EventFacts_event = graphql(`
  fragment EventFacts_event on ChangeEvent {
    __typename
    id
    name
    type
    entityId
    occurredAt
    receivedAt
    sequence
    identity { kind id }
    fieldChanges { path previous }
    anonymization
    erased
    state
    deadLetter { reason detail tries }
    ...ProductCreated_event
    ...ProductUpdated_event
    ...VariantsUpdated_event
    ...ItemUpdated_event
    ...StockUpdated_event
    ...CollectionCreated_event
    ...CollectionUpdated_event
    ...BrandCreated_event
    ...BrandUpdated_event
    ...MemberCreated_event
    ...MemberUpdated_event
    ...CartCreated_event
    ...CartUpdated_event
    ...OrderCreated_event
    ...OrderUpdated_event
  }
  fragment ProductCreated_event on ProductCreatedEvent {
    product {
      name sku brandName visible pageUrl
      price { formatted }
      compareAtPrice { formatted }
    }
  }
  fragment ProductUpdated_event on ProductUpdatedEvent { changedFields }
  fragment VariantsUpdated_event on VariantsUpdatedEvent {
    variants { variantId changedFields choices { option choice } }
  }
  fragment ItemUpdated_event on InventoryItemUpdatedEvent {
    inventoryItem { productId tracked }
    changedFields
  }
  fragment StockUpdated_event on InventoryVariantsUpdatedEvent {
    productId reason
    stock: variants { variantId before { quantity inStock } after { quantity inStock } }
  }
  fragment CollectionCreated_event on CollectionCreatedEvent {
    collection { name slug visible }
  }
  fragment CollectionUpdated_event on CollectionUpdatedEvent { changedFields }
  fragment BrandCreated_event on BrandCreatedEvent { brand { id name revision } }
  fragment BrandUpdated_event on BrandUpdatedEvent { brand { id name revision } }
  fragment MemberCreated_event on MemberCreatedEvent { member { id nickname status privacyStatus } }
  fragment MemberUpdated_event on MemberUpdatedEvent { member { id nickname status privacyStatus } }
  fragment CartCreated_event on CartCreatedEvent {
    cart { id revision lines { name quantity price { formatted } } }
  }
  fragment CartUpdated_event on CartUpdatedEvent {
    cart { id revision lines { name quantity price { formatted } } }
  }
  fragment OrderCreated_event on OrderCreatedEvent {
    order { id number status paymentStatus fulfillmentStatus }
  }
  fragment OrderUpdated_event on OrderUpdatedEvent {
    order { id number status paymentStatus fulfillmentStatus }
  }
`)
