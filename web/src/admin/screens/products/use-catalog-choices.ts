import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'

const choicesDocument = graphql(`
  query AdminCatalogChoices {
    managedCollections(first: 100) { nodes { id name builtIn } }
    managedBrands(first: 100) { nodes { id name } }
  }
`)

/** Collections and brands as options. */
export function useCatalogChoices() {
  const [{ data }] = useQuery({ query: choicesDocument, requestPolicy: 'cache-first' })
  const collections = (data?.managedCollections.nodes ?? []).filter(({ builtIn }) => !builtIn)
  const brands = data?.managedBrands.nodes ?? []
  return { collections, brands }
}
