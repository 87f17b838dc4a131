import { graphql } from '../../__generated__/gql.ts'

export const choicesDocument = graphql(`
  query AdminCatalogChoices {
    managedCollections(first: 100) { nodes { id name isBuiltIn } }
    managedBrands(first: 100) { nodes { id name } }
  }
`)
