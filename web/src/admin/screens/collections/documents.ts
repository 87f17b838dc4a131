import { graphql } from '../../__generated__/gql.ts'
import type { CollectionFields_CollectionFragment } from '../../__generated__/graphql.ts'

/** A collection as its form edits it. It has no time of change, so versions are compared by these values. */
export const CollectionFields_collection = graphql(`
  fragment CollectionFields_collection on Collection {
    id
    name
    slug
    description
    visible
    builtIn
  }
`)

export type Collection = CollectionFields_CollectionFragment
