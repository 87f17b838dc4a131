import { useQuery } from 'urql'
import { choicesDocument } from './documents.ts'

/** Collections and brands as options. */
export function useCatalogChoices() {
  const [{ data }] = useQuery({ query: choicesDocument, requestPolicy: 'cache-first' })
  const collections = (data?.managedCollections.nodes ?? []).filter(({ isBuiltIn }) => !isBuiltIn)
  const brands = data?.managedBrands.nodes ?? []
  return { collections, brands }
}
