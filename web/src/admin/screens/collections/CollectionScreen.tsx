import { useState } from 'react'
import { useQuery } from 'urql'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Confirm } from '../../ui/Confirm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CollectionChanged, stampOf } from './CollectionChanged.tsx'
import { CollectionForm } from './CollectionForm.tsx'
import { CollectionProducts } from './CollectionProducts.tsx'
import { collectionDocument, deleteCollectionDocument } from './documents.ts'

/** Editor of a collection; `new` creates one. */
export function Screen() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewCollection /> : <Existing id={id} />
}

function NewCollection() {
  const [, navigate] = useLocation()
  return (
    <>
      <ScreenHead title="New collection" />
      <CollectionForm collection={null} onDone={(id) => navigate(`/collections/${id}`)} />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const address = useAddressState()
  const [, navigate] = useLocation()
  const { page } = address
  const [{ data, error, fetching }, refetch] = useQuery({
    query: collectionDocument,
    variables: { id, page },
  })
  const reload = () => refetch({ requestPolicy: 'network-only' })
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const collection = data.managedCollection
  if (!collection) {
    return (
      <EmptyState drawing="lamp" title="Collection not found" headingLevel={1}>
        <Link href="/collections">To all collections</Link>
      </EmptyState>
    )
  }
  const { name, slug, isBuiltIn } = collection
  return (
    <>
      <ScreenHead title={name} lead={<a href={`/collections/${slug}`}>/collections/{slug}</a>}>
        {!isBuiltIn && <DeleteCollection id={id} onGone={() => navigate('/collections')} />}
      </ScreenHead>
      <CollectionChanged collection={collection} onNewer={reload} />
      <div className={layout.two}>
        <CollectionProducts
          collection={collection}
          address={address}
          isLoading={fetching}
          onDone={reload}
        />
        <CollectionForm key={id + stampOf(collection)} collection={collection} onDone={reload} />
      </div>
    </>
  )
}

function DeleteCollection({ id, onGone }: { id: string; onGone: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { change, isBusy, problems } = useChange(deleteCollectionDocument)
  const run = async () => {
    if (await change({ id })) onGone()
  }
  return (
    <>
      <AllowedButton right="CATALOG_WRITE" onClick={() => setIsConfirming(true)}>
        Delete …
      </AllowedButton>
      {isConfirming && (
        <Confirm
          title="Delete this collection?"
          verb="Delete"
          isBusy={isBusy}
          problems={problems}
          onConfirm={run}
          onClose={() => setIsConfirming(false)}
        >
          <p>Its products stay. Its page is deleted for good.</p>
        </Confirm>
      )}
    </>
  )
}
