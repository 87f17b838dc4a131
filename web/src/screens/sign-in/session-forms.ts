// Forms that a browser always submits itself: they lead to another page, whose session is another one.

import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { filledOf } from '../../forms/form-fields.ts'

export const cancelSignInForm = defineForm({
  name: 'cancel-sign-in',
  document: graphql(`
    mutation SignInCancel {
      answer: cancelSignIn {
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: `${basePath}/login`,
  successPath: `${basePath}/login`,
})

export const hostedSignInForm = defineForm({
  name: 'hosted-sign-in',
  leadsToOtherHosts: true,
  document: graphql(`
    mutation SignInHosted($input: StartSignInInput!) {
      answer: startSignIn(input: $input) {
        url
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({
    input: { returnTo: filledOf(fields, 'leadTo') ?? `${basePath}/account` },
  }),
  failurePath: `${basePath}/login`,
  successPath: `${basePath}/login`,
})

export const signOutForm = defineForm({
  name: 'logout',
  document: graphql(`
    mutation SignOut {
      answer: logout {
        logoutUrl
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: basePath || '/',
  successPath: basePath || '/',
})

export const signOutEverywhereForm = defineForm({
  name: 'sign-out-everywhere',
  document: graphql(`
    mutation SignOutEverywhere {
      answer: signOutEverywhere {
        logoutUrl
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: `${basePath}/account/security`,
  successPath: basePath || '/',
})
