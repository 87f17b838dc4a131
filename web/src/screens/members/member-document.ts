import { graphql } from '../../__generated__/gql.ts'

export const memberDocument = graphql(`
  query PublicMember($slug: String!) {
    member(slug: $slug) {
      __typename
      id
      slug
      nickname
      title
      photo {
        __typename
        url(width: 320, height: 320, format: WEBP)
      }
      cover {
        __typename
        url(width: 1320, height: 440, format: WEBP)
      }
    }
  }
`)
