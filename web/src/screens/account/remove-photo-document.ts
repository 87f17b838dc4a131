import { graphql } from '../../__generated__/gql.ts'

export const removePhotoDocument = graphql(`
  mutation AccountRemovePhoto {
    answer: removeMyPhoto {
      member {
        id
        ...Profile_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)
