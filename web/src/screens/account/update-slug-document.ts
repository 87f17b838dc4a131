import { graphql } from '../../__generated__/gql.ts'

export const updateSlugDocument = graphql(`
  mutation AccountUpdateSlug($slug: String!) {
    answer: updateMySlug(slug: $slug) {
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
