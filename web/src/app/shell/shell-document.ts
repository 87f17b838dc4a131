import { graphql } from '../../__generated__/gql.ts'
import type { ShellQuery } from '../../__generated__/graphql.ts'

export const shellDocument = graphql(`
  query Shell {
    store {
      name
      currency
    }
    collections(first: 12) {
      nodes {
        id
        slug
        name
      }
    }
  }
`)

export type ShellCollection = NonNullable<ShellQuery['collections']>['nodes'][number]
