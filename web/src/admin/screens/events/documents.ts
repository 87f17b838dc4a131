import { graphql } from '../../__generated__/gql.ts'

export const replayDocument = graphql(`
  mutation AdminReplayEvent($id: ID!) {
    replayChangeEvent(input: { id: $id }) {
      event { __typename id state }
      problems { code message field requestId }
    }
  }
`)
