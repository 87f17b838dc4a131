import { graphql } from '../../__generated__/gql.ts'

export const profileDocument = graphql(`
  query AccountProfile {
    viewer {
      role
    }
    me {
      id
      ...Profile_member
    }
  }
`)
