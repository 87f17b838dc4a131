import { graphql } from '../__generated__/gql.ts'

export const staffDocument = graphql(`
  query AdminStaff {
    staff { elevation ...Staff_staff }
    store { name weightUnit }
  }
`)

export const elevateDocument = graphql(`
  mutation AdminElevate {
    elevate {
      staff { elevation }
      problems { code message }
    }
  }
`)
