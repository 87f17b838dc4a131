import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { CollectionRow_CollectionFragment } from '../../__generated__/graphql.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'

export const CollectionRow_collection = graphql(`
  fragment CollectionRow_collection on Collection {
    id
    name
    slug
    visible
    numberOfProducts
    isBuiltIn
  }
`)

export const columns: readonly Column<CollectionRow_CollectionFragment>[] = [
  {
    id: 'name',
    header: 'Name',
    sortField: 'NAME',
    isWide: true,
    cell: ({ id, name, isBuiltIn }) => (
      <>
        <Link href={`/collections/${id}`}>{name}</Link> {isBuiltIn && <Label>Built in</Label>}
      </>
    ),
  },
  { id: 'slug', header: 'Address', cell: ({ slug }) => `/collections/${slug}` },
  {
    id: 'visible',
    header: 'Page',
    cell: ({ visible }) => (visible ? 'Shown' : <Label tone="warning">Hidden</Label>),
  },
  {
    id: 'products',
    header: 'Products',
    isNumber: true,
    cell: ({ numberOfProducts }) => numberOfProducts ?? '–',
  },
]
