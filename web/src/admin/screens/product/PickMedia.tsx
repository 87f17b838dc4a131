import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useChange } from '../../lib/use-change.ts'
import layout from '../../ui/Columns.module.css'
import { FilterField } from '../../ui/FilterField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Problems } from '../../ui/Problems.tsx'
import media from './Media.module.css'
import { addMediaDocument, findMediaDocument } from './media-documents.ts'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

type Props = { product: Product; onClose: () => void }
const maxProducts = 50

/** Selects existing media of the site, grouped by product. */
export function PickMedia({ product, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const filter = text.trim() ? { search: text.trim() } : null
  const [{ data }] = useQuery({ query: findMediaDocument, variables: { filter } })
  const { change, isBusy, problems } = useChange(addMediaDocument)
  const readFresh = useFreshProduct(product.id)
  const own = new Set(product.media.map(({ id }) => id))
  const found = data?.managedProducts
  const others = found?.nodes.filter(({ id }) => id !== product.id) ?? []
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const add = async () => {
    if (!(await change({ id: product.id, media: chosen.map((mediaId) => ({ mediaId })) }))) return
    await readFresh()
    onClose()
  }
  return (
    <Dialog title="Pictures of other products" isOpen onClose={onClose}>
      <div className={layout.dialog}>
        <FilterField
          label="Part of the product’s name"
          type="search"
          maxLength={80}
          value={text}
          onValue={setText}
        />
        {!found && <Loading rows={4} />}
        {found && others.length === 0 && <p>No other product is called that.</p>}
        {others.map(({ id, name, media: items }) => (
          <fieldset key={id}>
            <legend>{name}</legend>
            <div className={media.picks}>
              {items.length === 0 && <span className={layout.muted}>No picture</span>}
              {items.map(({ id: mediaId, image }, at) =>
                mediaId && image ? (
                  <label key={mediaId} className={media.pick}>
                    <input
                      type="checkbox"
                      aria-label={`Picture ${at + 1} of ${name}`}
                      disabled={own.has(mediaId) || isFull(chosen, mediaId)}
                      checked={own.has(mediaId) || chosen.includes(mediaId)}
                      onChange={() => toggle(mediaId)}
                    />
                    <img src={image.url} alt="" loading="lazy" />
                  </label>
                ) : null,
              )}
            </div>
          </fieldset>
        ))}
        {found && (found.totalCount ?? 0) > found.nodes.length && (
          <p className={layout.muted}>
            {found.nodes.length} of {found.totalCount} products: type more of the name.
          </p>
        )}
        <Problems problems={problems} />
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            weight="primary"
            isBusy={isBusy}
            disabled={chosen.length === 0 || isBusy}
            onClick={add}
          >
            Add {chosen.length}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const isFull = (chosen: readonly string[], id: string) =>
  chosen.length >= maxProducts && !chosen.includes(id)
