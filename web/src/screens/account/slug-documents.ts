import { graphql } from '../../__generated__/gql.ts'

export const slugCheckDocument = graphql(`
  query AccountSlugCheck($slug: String!) {
    slugCheck(slug: $slug) {
      __typename
      slug
      isFree
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
