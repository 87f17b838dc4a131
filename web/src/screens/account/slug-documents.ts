import { graphql } from '../../__generated__/gql.ts'

export const slugCheckDocument = graphql(`
  query AccountSlugCheck($slug: String!) {
    slugCheck(slug: $slug) {
      slug
      isFree
      problems {
        ...Form_problem
      }
    }
  }
`)
