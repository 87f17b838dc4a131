import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { Link } from 'wouter'
import { Banner } from '../../../ui/Banner.tsx'
import { unmask } from '../../__generated__/fragment-masking.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { type Brand, BrandRow_brand } from './brand-columns.tsx'
import { brandsDocument } from './documents.ts'
import { alikeNames } from './names.ts'

/** Suggests merging brands whose names are spellings of one. */
export function MergeHints({ onMerge }: { onMerge: (brands: readonly Brand[]) => void }) {
  const groups = alikeNames(useAllBrands())
  if (groups.length === 0) return null
  return (
    <Banner title={messages.twoSpellingsOfOneBrand}>
      <ul>
        {groups.slice(0, 20).map((group) => (
          <li key={group[0]?.id}>
            {group.map(({ id, name, productCount }, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <Link href={`/products?${new URLSearchParams({ brand: name })}`}>{name}</Link> (
                {productCount ?? 0})
              </span>
            ))}{' '}
            <AllowedButton right="CATALOG_DELETE" weight="quiet" onClick={() => onMerge(group)}>
              {messages.merge}
            </AllowedButton>
          </li>
        ))}
      </ul>
      {groups.length > 20 && <p>{messages.andMore({ count: groups.length - 20 })}</p>}
    </Banner>
  )
}

/** All brands, once loaded: a site of the platform has at most a thousand. */
function useAllBrands(): readonly Brand[] {
  const client = useClient()
  const [brands, setBrands] = useState<readonly Brand[]>([])
  useEffect(() => {
    let isHere = true
    void readAll(client).then((found) => {
      if (isHere) setBrands(found)
    })
    return () => {
      isHere = false
    }
  }, [client])
  return brands
}

/** Stops when a request fails. */
async function readAll(client: Client): Promise<Brand[]> {
  const brands: Brand[] = []
  let after: string | null | undefined = null
  do {
    const variables: { first: number; after: string | null } = { first: 100, after }
    const { data } = await client
      .query(brandsDocument, variables, { requestPolicy: 'network-only' })
      .toPromise()
    const page = data?.managedBrands
    brands.push(...unmask(BrandRow_brand, page?.nodes ?? []))
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return brands
}
