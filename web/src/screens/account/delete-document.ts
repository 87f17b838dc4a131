import { graphql } from '../../__generated__/gql.ts'

export const deleteDocument = graphql(`
  query AccountDelete {
    store {
      __typename
      signIn {
        __typename
        visibleCaptchaKey
        invisibleCaptchaKey
        captchaScript
      }
    }
    viewer {
      __typename
      role
    }
    myIdentity {
      __typename
      id
      email
    }
  }
`)
