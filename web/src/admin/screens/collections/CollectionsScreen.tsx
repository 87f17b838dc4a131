import { useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Filters, TextFilter } from '../../list/Filters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CollectionRow_collection, columns } from './collection-columns.tsx'

const collectionsDocument = graphql(`
  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {
    managedCollections(first: $first, page: $page, filter: { search: $search }, sort: $sort) {
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
        title={commonMessages.collections}
        lead={
          typeof total === 'number' ? commonMessages.collectionCount({ count: total }) : undefined
        }
      >
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/collections/new')}
        >
          {messages.newCollection}
        </AllowedButton>
      </ScreenHead>
      <Filters>
        <TextFilter
          label={commonMessages.search}
          type="search"
          maxLength={50}
          placeholder={commonMessages.partOfName}
          name="q"
        />
      </Filters>
      <ListTable
        list={list}
        label={commonMessages.collections}
        columns={columns}
        nameOf={({ name }) => name}
        empty={<EmptyState drawing="bookcase" title={messages.noCollectionIsCalledThat} />}
      />
    </>
  )
}
