import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { readPages } from '../../lib/read-pages.ts'
import { useRefusal } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import { Loading } from '../../ui/Loading.tsx'
import type { Problem } from '../../ui/Problems.tsx'
import {
  collectionNamesDocument,
  joinCollectionDocument,
  leaveCollectionDocument,
} from './documents.ts'
import styles from './Product.module.css'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { useSend } from './use-product.ts'
import { useSection } from './use-section.ts'

type Values = { collections: readonly string[] }

const read = ({ collectionIds }: Product): Values => ({ collections: [...collectionIds].sort() })

/** Collections of a product, without the built-in one, which contains every product. */
export function CollectionsSection({ product }: { product: Product }) {
  const send = useSend()
  const { collections: all, isBroken } = useAllCollections()
  const nameOf = (id: string) => all?.find((one) => one.id === id)?.name ?? id
  const section = useSection<Values>({
    product,
    read,
    faults: () => ({}),
    save: ({ collections }) => move(product, collections, send),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set } = section
  const toggle = (id: string) => {
    const isIn = now.collections.includes(id)
    const others = now.collections.filter((one) => one !== id)
    set({ collections: isIn ? others : [...others, id].sort() })
  }
  return (
    <SectionForm
      anchor="collections"
      title="Collections"
      section={section}
      labels={{ collections: 'In' }}
      words={(_, values) => values.collections.map(nameOf).join(', ')}
    >
      {!all && (isBroken ? <p>The collections could not be read.</p> : <Loading rows={4} />)}
      <ul className={styles.ticks}>
        {all?.map(({ id, name, visible }) => (
          <li key={id}>
            <label className={layout.row}>
              <input
                type="checkbox"
                disabled={refusal !== undefined}
                title={refusal}
                checked={now.collections.includes(id)}
                onChange={() => toggle(id)}
              />
              {name} {!visible && <span className={layout.muted}>without a page</span>}
            </label>
          </li>
        ))}
      </ul>
      {all?.length === 0 && <p className={layout.muted}>There are no collections yet.</p>}
    </SectionForm>
  )
}

type Named = { id: string; name: string; visible: boolean; isBuiltIn: boolean }

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
      setCollections(found?.filter(({ isBuiltIn }) => !isBuiltIn) ?? null)
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
  send: ReturnType<typeof useSend>,
): Promise<readonly Problem[]> {
  for (const collection of wanted.filter((one) => !collectionIds.includes(one))) {
    const refused = await send(joinCollectionDocument, { id: collection, productIds: [id] })
    if (refused.length > 0) return refused
  }
  for (const collection of collectionIds.filter((one) => !wanted.includes(one))) {
    const refused = await send(leaveCollectionDocument, { id: collection, productIds: [id] })
    if (refused.length > 0) return refused
  }
  return []
}
