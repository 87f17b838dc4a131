import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import { useList } from '../../list/use-list.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { TwoColumns } from '../../ui/TwoColumns.tsx'
import { CollectionChanged } from './CollectionChanged.tsx'
import { CollectionForm } from './CollectionForm.tsx'
import { CollectionProductRow_product, CollectionProducts } from './CollectionProducts.tsx'
import { DeleteCollection } from './DeleteCollection.tsx'
import { CollectionFields_collection } from './documents.ts'

const collectionDocument = graphql(`
  query AdminCollection($id: ID!, $page: Int) {
    managedCollection(id: $id) {
      ...CollectionFields_collection
      managedProducts(first: 50, page: $page) {
        nodes { ...CollectionProductRow_product }
        totalCount
      }
    }
  }
`)

/** Editor of a collection; `new` creates one. */
export function Screen() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewCollection /> : <Existing id={id} />
}

function NewCollection() {
  const [, navigate] = useLocation()
  return (
    <>
      <ScreenHead title={messages.newCollection} />
      <CollectionForm collection={null} onDone={(id) => navigate(`/collections/${id}`)} />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const products = useList({
    document: collectionDocument,
    row: CollectionProductRow_product,
    variables: ({ page }) => ({ id, page }),
    pageOf: ({ managedCollection }) => managedCollection?.managedProducts,
  })
  const { data, error, reload } = products
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const collection = unmask(CollectionFields_collection, data.managedCollection)
  if (!collection) {
    return (
      <EmptyState drawing="lamp" title={messages.collectionNotFound} headingLevel={1}>
        <Link href="/collections">{messages.toAllCollections}</Link>
      </EmptyState>
    )
  }
  const { name, slug, builtIn } = collection
  const page = `/collections/${slug}`
  return (
    <>
      <ScreenHead title={name} lead={<a href={page}>{page}</a>}>
        {!builtIn && <DeleteCollection id={id} onGone={() => navigate('/collections')} />}
      </ScreenHead>
      <CollectionChanged collection={collection} onNewer={reload} />
      <TwoColumns>
        <CollectionProducts id={id} builtIn={builtIn} list={products} />
        <CollectionForm key={id} collection={collection} onDone={reload} />
      </TwoColumns>
    </>
  )
}
