import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { CollectionRow_CollectionFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'

export const CollectionRow_collection = graphql(`
  fragment CollectionRow_collection on Collection {
    id
    name
    slug
    visible
    productCount
    builtIn
  }
`)

export const columns: readonly Column<CollectionRow_CollectionFragment>[] = [
  {
    id: 'name',
    header: commonMessages.name,
    sortField: 'NAME',
    isWide: true,
    cell: ({ id, name, builtIn }) => (
      <>
        <Link href={`/collections/${id}`}>{name}</Link>{' '}
        {builtIn && <Label>{messages.builtIn}</Label>}
      </>
    ),
  },
  { id: 'slug', header: commonMessages.address, cell: ({ slug }) => `/collections/${slug}` },
  {
    id: 'visible',
    header: messages.page,
    cell: ({ visible }) =>
      visible ? commonMessages.shown : <Label tone="warning">{commonMessages.hidden}</Label>,
  },
  {
    id: 'products',
    header: commonMessages.products,
    isNumber: true,
    cell: ({ productCount }) => productCount ?? '–',
  },
]
