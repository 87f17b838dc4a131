import { graphql } from '../../__generated__/gql.ts'

export const verifyCodeDocument = graphql(`
  mutation SignInVerifyCode($code: String!) {
    answer: verifyEmailCode(code: $code) {
      problems {
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)

export const resendCodeDocument = graphql(`
  mutation SignInResendCode {
    answer: resendEmailCode {
      problems {
        ...Form_problem
      }
    }
  }
`)
