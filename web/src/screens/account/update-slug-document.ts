import { graphql } from '../../__generated__/gql.ts'

export const updateSlugDocument = graphql(`
  mutation AccountUpdateSlug($slug: String!) {
    answer: updateMySlug(slug: $slug) {
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
