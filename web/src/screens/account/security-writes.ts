import { graphql } from '../../__generated__/gql.ts'

export const changePasswordDocument = graphql(`
  mutation AccountChangePassword(
    $newPassword: String!
    $currentPassword: String
    $captcha: CaptchaInput
  ) {
    answer: changePassword(
      newPassword: $newPassword
      currentPassword: $currentPassword
      captcha: $captcha
    ) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)

export const endSessionDocument = graphql(`
  mutation AccountEndSession($id: ID!) {
    answer: endSession(id: $id) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
