import { useQuery } from 'urql'
import type { StoreFeature } from '../../__generated__/graphql.ts'
import { footerDocument } from './footer-document.ts'

function useServerFeature(feature: StoreFeature): boolean {
  const [{ data }] = useQuery({ query: footerDocument })
  return data?.store.features.includes(feature) ?? false
}

const hasFeature = (feature: StoreFeature) =>
  (document.documentElement.dataset.features as string).includes(feature)

/**
 * Returns whether the shop has a feature: what it has not is not offered. The browser reads that from the root of the page,
 * so that no page needs data for it.
 */
export const useFeature = import.meta.env.SSR ? useServerFeature : hasFeature
