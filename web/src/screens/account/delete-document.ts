import { graphql } from '../../__generated__/gql.ts'

export const deleteDocument = graphql(`
  query AccountDelete {
    store {
      signIn {
        visibleCaptchaKey
        invisibleCaptchaKey
        captchaScript
      }
    }
    viewer {
      role
    }
    myIdentity {
      id
      email
    }
  }
`)
