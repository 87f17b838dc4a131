import { graphql } from '../../__generated__/gql.ts'

export const joinDocument = graphql(`
  mutation AccountJoin {
    answer: joinCommunity {
      __typename
      member {
        __typename
        id
        ...Community_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)

export const leaveDocument = graphql(`
  mutation AccountLeave {
    answer: leaveCommunity {
      __typename
      member {
        __typename
        id
        ...Community_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
