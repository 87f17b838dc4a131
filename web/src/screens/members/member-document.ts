import { graphql } from '../../__generated__/gql.ts'

export const memberDocument = graphql(`
  query PublicMember($slug: String!) {
    member(slug: $slug) {
      id
      slug
      nickname
      title
      photo {
        url(width: 320, height: 320, format: WEBP)
      }
      cover {
        url(width: 1320, height: 440, format: WEBP)
      }
    }
  }
`)
