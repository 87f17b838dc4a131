import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { readPages } from '../../lib/read-pages.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { toggled } from '../../lib/toggled.ts'
import { useChange } from '../../lib/use-change.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import type { Problem } from '../../ui/Problems.tsx'
import { TickField } from '../../ui/Tick.tsx'
import styles from './CollectionsSection.module.css'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { useSection } from './use-section.ts'

const leaveCollectionDocument = graphql(`
  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {
    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

const joinCollectionDocument = graphql(`
  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {
    addProductsToCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

const collectionNamesDocument = graphql(`
  query AdminCollectionNames($page: Int) {
    managedCollections(first: 100, page: $page) {
      nodes { id name visible builtIn }
      totalCount
    }
  }
`)

type Values = { collections: readonly string[] }

const read = ({ collectionIds }: Product): Values => ({ collections: [...collectionIds].sort() })

/** Collections of a product, without the built-in one, which contains every product. */
export function CollectionsSection({ product }: { product: Product }) {
  const { change } = useChange()
  const { collections: all, isBroken } = useAllCollections()
  const nameOf = (id: string) => all?.find((one) => one.id === id)?.name ?? id
  const section = useSection<Values>({
    product,
    read,
    save: ({ collections }) => move(product, collections, change),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set } = section
  const toggle = (id: string) => set({ collections: [...toggled(now.collections, id)].sort() })
  return (
    <SectionForm
      anchor="collections"
      title={commonMessages.collections}
      verb={messages.saveCollections}
      section={section}
      labels={{ collections: messages.inLabel }}
      words={(_, values) => values.collections.map(nameOf).join(', ')}
    >
      {!all && (isBroken ? <p>{messages.collectionsCouldNotBeRead}</p> : <Loading rows={4} />)}
      <ul className={styles.ticks}>
        {all?.map(({ id, name, visible }) => (
          <li key={id}>
            <TickField
              disabled={refusal !== undefined}
              title={refusal}
              checked={now.collections.includes(id)}
              onChange={() => toggle(id)}
            >
              {name} {!visible && <MutedText>{messages.withoutPage}</MutedText>}
            </TickField>
          </li>
        ))}
      </ul>
      {all?.length === 0 && <Muted>{messages.thereAreNoCollectionsYet}</Muted>}
    </SectionForm>
  )
}

type Named = { id: string; name: string; visible: boolean; builtIn: boolean }

/** All collections, across pages; null until loaded. */
function useAllCollections() {
  const client = useClient()
  const [collections, setCollections] = useState<readonly Named[] | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isHere = true
    const read = async (page: number) =>
      (await client.query(collectionNamesDocument, { page }).toPromise()).data?.managedCollections
    void readPages(read, () => undefined).then((found) => {
      if (!isHere) return
      setCollections(found?.filter(({ builtIn }) => !builtIn) ?? null)
      setIsBroken(found === null)
    })
    return () => {
      isHere = false
    }
  }, [client])
  return { collections, isBroken }
}

/** One call per collection; stops at the first refusal and shows it at the section. */
async function move(
  { id, collectionIds }: Product,
  wanted: readonly string[],
  change: ReturnType<typeof useChange>['change'],
): Promise<{ problems: readonly Problem[] }> {
  for (const collection of wanted.filter((one) => !collectionIds.includes(one))) {
    const sent = await change(joinCollectionDocument, { id: collection, productIds: [id] })
    if (!sent.isDone) return sent
  }
  for (const collection of collectionIds.filter((one) => !wanted.includes(one))) {
    const sent = await change(leaveCollectionDocument, { id: collection, productIds: [id] })
    if (!sent.isDone) return sent
  }
  return { problems: [] }
}
