import { graphql } from '../__generated__/gql.ts'

export const staffDocument = graphql(`
  query AdminStaff {
    staff { door ...Staff_staff }
  }
`)

export const elevateDocument = graphql(`
  mutation AdminElevate {
    elevate {
      staff { door }
      problems { code message }
    }
  }
`)

export const logoutDocument = graphql(`
  mutation AdminLogout {
    logout { viewer { role } }
  }
`)

export const endElevationDocument = graphql(`
  mutation AdminEndElevation {
    endElevation { staff { door } problems { code message } }
  }
`)
