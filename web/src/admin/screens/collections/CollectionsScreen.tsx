import { useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { Filters, TextFilter } from '../../list/Filters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CollectionRow_collection, columns } from './collection-columns.tsx'

const collectionsDocument = graphql(`
  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {
    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {
      nodes { ...CollectionRow_collection }
      totalCount
    }
  }
`)

export function Screen() {
  const [, navigate] = useLocation()
  const list = useList({
    document: collectionsDocument,
    row: CollectionRow_collection,
    variables: ({ first, page, sort, get }) => ({ first, page, sort, search: get('q') || null }),
    pageOf: ({ managedCollections }) => managedCollections,
    sort: { field: 'NAME', order: 'ASC' },
    live: 'collection',
  })
  const total = list.page?.totalCount
  return (
    <>
      <ScreenHead
        title="Collections"
        lead={typeof total === 'number' ? pluralize(total, 'collections') : undefined}
      >
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/collections/new')}
        >
          New collection
        </AllowedButton>
      </ScreenHead>
      <Filters>
        <TextFilter
          label="Search"
          type="search"
          maxLength={50}
          placeholder="Part of the name"
          name="q"
        />
      </Filters>
      <ListTable
        list={list}
        label="Collections"
        columns={columns}
        nameOf={({ name }) => name}
        empty={<EmptyState drawing="bookcase" title="No collection is called that" />}
      />
    </>
  )
}
