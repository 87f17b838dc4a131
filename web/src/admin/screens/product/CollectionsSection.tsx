import { useQuery } from 'urql'
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

/** Where it is found. The built-in collection holds every product and is left out. */
export function CollectionsSection({ product }: { product: Product }) {
  const send = useSend()
  const [{ data }] = useQuery({ query: collectionNamesDocument, variables: { page: 1 } })
  const all = (data?.managedCollections.nodes ?? []).filter(({ isBuiltIn }) => !isBuiltIn)
  const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? id
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
      {!data && <Loading rows={4} />}
      <ul className={styles.ticks}>
        {all.map(({ id, name, visible }) => (
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
      {data && all.length === 0 && <p className={layout.muted}>There are no collections yet.</p>}
    </SectionForm>
  )
}

/** One call for each collection; the first refusal ends it, and names the collection's part. */
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
