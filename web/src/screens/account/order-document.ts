import { graphql } from '../../__generated__/gql.ts'

export const orderDocument = graphql(`
  query AccountOrder($id: ID!) {
    viewer {
      role
    }
    order(id: $id) {
      id
      number
      createdDate
      ...OrderStatus_order
      ...OpenPayment_order
      ...OrderLines_order
      ...OrderTotals_order
      ...OrderPlaces_order
      ...OrderTimeline_order
    }
  }
`)
