import { graphql } from '../../__generated__/gql.ts'

export const removePhotoDocument = graphql(`
  mutation AccountRemovePhoto {
    answer: removeMyPhoto {
      __typename
      member {
        __typename
        id
        ...Profile_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
