import { graphql } from '../../__generated__/gql.ts'
import type { BrandRow_BrandFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { dayOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import { AllowedButton } from '../../ui/Allowed.tsx'

/** A brand with what its dialogs need. */
export const BrandRow_brand = graphql(`
  fragment BrandRow_brand on Brand {
    id
    name
    revision
    productCount
    createdAt
    updatedAt
  }
`)

export type Brand = BrandRow_BrandFragment

export const columnsOf = (rename: (brand: Brand) => void): readonly Column<Brand>[] => [
  {
    id: 'name',
    header: commonMessages.name,
    sortField: 'NAME',
    isWide: true,
    cell: (brand) => (
      <AllowedButton right="CATALOG_WRITE" weight="quiet" onClick={() => rename(brand)}>
        {brand.name}
      </AllowedButton>
    ),
  },
  {
    id: 'products',
    header: commonMessages.products,
    isNumber: true,
    cell: ({ productCount }) => productCount ?? '–',
  },
  {
    id: 'created',
    header: messages.created,
    sortField: 'CREATED_AT',
    cell: ({ createdAt }) => dayOf(createdAt),
  },
  {
    id: 'updated',
    header: commonMessages.changed,
    sortField: 'UPDATED_AT',
    cell: ({ updatedAt }) => dayOf(updatedAt),
  },
  {
    id: 'revision',
    header: messages.revision,
    isNumber: true,
    cell: ({ revision }) => revision ?? '–',
  },
]
