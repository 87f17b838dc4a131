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
      accepted
      problems {
        ...Form_problem
      }
    }
  }
`)

export const endSessionDocument = graphql(`
  mutation AccountEndSession($id: ID!) {
    answer: endSession(id: $id) {
      accepted
      problems {
        ...Form_problem
      }
    }
  }
`)
