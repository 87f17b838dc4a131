import { graphql } from '../../__generated__/gql.ts'

export const joinDocument = graphql(`
  mutation AccountJoin {
    answer: joinCommunity {
      member {
        id
        ...Community_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)

export const leaveDocument = graphql(`
  mutation AccountLeave {
    answer: leaveCommunity {
      member {
        id
        ...Community_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)
