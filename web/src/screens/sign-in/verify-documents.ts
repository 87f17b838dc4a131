import { graphql } from '../../__generated__/gql.ts'

export const verifyCodeDocument = graphql(`
  mutation SignInVerifyCode($code: String!) {
    answer: verifyEmailCode(code: $code) {
      __typename
      problems {
        __typename
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)

export const resendCodeDocument = graphql(`
  mutation SignInResendCode {
    answer: resendEmailCode {
      __typename
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
