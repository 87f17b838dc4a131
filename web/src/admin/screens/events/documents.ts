import { graphql } from '../../__generated__/gql.ts'

export const eventsDocument = graphql(`
  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {
    changeEvents(first: $first, after: $after, filter: $filter) {
      nodes {
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
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const replayDocument = graphql(`
  mutation AdminReplayEvent($id: ID!) {
    replayChangeEvent(id: $id) {
      event { __typename id state }
      problems { code message field requestId }
    }
  }
`)
