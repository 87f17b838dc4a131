import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useChange } from '../../lib/use-change.ts'
import layout from '../../ui/Columns.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { addToCollectionDocument, findProductsDocument } from './documents.ts'

type Props = { id: string; onClose: () => void; onDone: () => void }

/** Finds products by name to add; those already in the collection are marked. */
export function AddProducts({ id, onClose, onDone }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(new Map<string, string>())
  const filter = text.trim() ? { search: text.trim() } : null
  const [{ data, fetching }] = useQuery({ query: findProductsDocument, variables: { filter } })
  const { change, isBusy, problems } = useChange(addToCollectionDocument)
  const toggle = (product: string, name: string) => {
    const next = new Map(chosen)
    if (!next.delete(product)) next.set(product, name)
    setChosen(next)
  }
  const add = async () => {
    if (await change({ id, productIds: [...chosen.keys()] })) onDone()
  }
  const found = data?.managedProducts
  return (
    <Dialog title="Add products" isOpen onClose={onClose}>
      <div className={layout.dialog}>
        <Field
          label="Part of the name"
          type="search"
          maxLength={80}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {fetching && !found && <Loading rows={4} />}
        <ul className={layout.form}>
          {found?.nodes.map(({ id: product, name, collectionIds }) => {
            const isIn = collectionIds.includes(id)
            return (
              <li key={product}>
                <label className={layout.row}>
                  <input
                    type="checkbox"
                    disabled={isIn}
                    checked={isIn || chosen.has(product)}
                    onChange={() => toggle(product, name)}
                  />
                  {name} {isIn && <span className={layout.muted}>is in it</span>}
                </label>
              </li>
            )
          })}
        </ul>
        {found && (found.totalCount ?? 0) > found.nodes.length && (
          <p className={layout.muted}>
            {found.nodes.length} of {found.totalCount}: type more of the name.
          </p>
        )}
        {chosen.size > 0 && <p role="status">{[...chosen.values()].join(', ')}</p>}
        <Problems problems={problems} />
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            weight="primary"
            isBusy={isBusy}
            disabled={chosen.size === 0 || isBusy}
            onClick={add}
          >
            Add {chosen.size}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
