import { useState } from 'react'
import { useQuery } from 'urql'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { toggled } from '../../lib/toggled.ts'
import { useChange } from '../../lib/use-change.ts'
import { FilterField } from '../../list/FilterField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import styles from './Media.module.css'
import { addMediaDocument } from './media-documents.ts'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

const findMediaDocument = graphql(`
  query AdminFindMedia($filter: ManagedProductFilter) {
    managedProducts(first: 12, filter: $filter) {
      nodes {
        id
        name
        media { id type image { url(width: 160, height: 200) alt } }
      }
      totalCount
    }
  }
`)

type Props = { product: Product; onClose: () => void }
const maxProducts = 50

/** Selects existing media of the site, grouped by product. */
export function PickMedia({ product, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const filter = text.trim() ? { search: text.trim() } : null
  const [{ data }] = useQuery({ query: findMediaDocument, variables: { filter } })
  const { change, isBusy, problems } = useChange()
  const readFresh = useFreshProduct(product.id)
  const own = new Set(product.media.map(({ id }) => id))
  const found = data?.managedProducts
  const others = found?.nodes.filter(({ id }) => id !== product.id) ?? []
  const toggle = (id: string) => setChosen([...toggled(chosen, id)])
  const add = async () => {
    const media = chosen.map((mediaId) => ({ source: { mediaId } }))
    const { isDone } = await change(addMediaDocument, { id: product.id, media })
    if (!isDone) return
    await readFresh()
    onClose()
  }
  return (
    <Dialog title={messages.picturesOfOtherProducts} isOpen onClose={onClose}>
      <DialogForm
        verb={commonMessages.addCount({ count: chosen.length })}
        isReady={chosen.length > 0}
        form={{ isBusy, problems, submit: add }}
        onClose={onClose}
      >
        <FilterField
          label={messages.partOfProductsName}
          type="search"
          maxLength={80}
          value={text}
          onValue={setText}
        />
        {!found && <Loading rows={4} />}
        {found && others.length === 0 && <p>{messages.noOtherProductIsCalledThat}</p>}
        {others.map(({ id, name, media: items }) => (
          <fieldset key={id}>
            <legend>{name}</legend>
            <div className={styles.picks}>
              {items.length === 0 && <MutedText>{commonMessages.noPicture}</MutedText>}
              {items.map(({ id: mediaId, image }, at) =>
                mediaId && image ? (
                  <label key={mediaId} className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-label={messages.pictureOf({ at: at + 1, name })}
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
          <Muted>
            {messages.ofProductsTypeMoreOfName({
              count: found.nodes.length,
              totalCount: found.totalCount ?? 0,
            })}
          </Muted>
        )}
      </DialogForm>
    </Dialog>
  )
}

const isFull = (chosen: readonly string[], id: string) =>
  chosen.length >= maxProducts && !chosen.includes(id)
