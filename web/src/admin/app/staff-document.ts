import { graphql } from '../__generated__/gql.ts'

export const staffDocument = graphql(`
  query AdminStaff {
    staff { door role email name rights openUntil isConfigured }
  }
`)

export const elevateDocument = graphql(`
  mutation AdminElevate {
    elevate {
      staff { door role email name rights openUntil isConfigured }
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
