import { graphql } from '../../__generated__/gql.ts'

export const deleteMeDocument = graphql(`
  mutation AccountDeleteMe(
    $confirmation: String!
    $currentPassword: String
    $captcha: CaptchaInput
  ) {
    answer: deleteMe(
      confirmation: $confirmation
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
