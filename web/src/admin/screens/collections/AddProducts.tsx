import { useState } from 'react'
import { useQuery } from 'urql'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useChange } from '../../lib/use-change.ts'
import { FilterField } from '../../list/FilterField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TickField } from '../../ui/Tick.tsx'

const addToCollectionDocument = graphql(`
  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {
    addProductsToCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

const findProductsDocument = graphql(`
  query AdminFindProducts($filter: ManagedProductFilter) {
    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }
  }
`)

type Props = { id: string; onClose: () => void; onDone: () => void }

/** Finds products by name to add; those already in the collection are marked. */
export function AddProducts({ id, onClose, onDone }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(new Map<string, string>())
  const filter = text.trim() ? { search: text.trim() } : null
  const [{ data, fetching }] = useQuery({ query: findProductsDocument, variables: { filter } })
  const { change, isBusy, problems } = useChange()
  const toggle = (product: string, name: string) => {
    const next = new Map(chosen)
    if (!next.delete(product)) next.set(product, name)
    setChosen(next)
  }
  const add = async () => {
    const { isDone } = await change(addToCollectionDocument, { id, productIds: [...chosen.keys()] })
    if (isDone) onDone()
  }
  const found = data?.managedProducts
  return (
    <Dialog title={messages.addProducts} isOpen onClose={onClose}>
      <DialogForm
        verb={commonMessages.addCount({ count: chosen.size })}
        isReady={chosen.size > 0}
        form={{ isBusy, problems, submit: add }}
        onClose={onClose}
      >
        <FilterField
          label={commonMessages.partOfName}
          type="search"
          maxLength={80}
          value={text}
          onValue={setText}
        />
        {fetching && !found && <Loading rows={4} />}
        <Stack as="ul">
          {found?.nodes.map(({ id: product, name, collectionIds }) => {
            const isIn = collectionIds.includes(id)
            return (
              <li key={product}>
                <TickField
                  disabled={isIn}
                  checked={isIn || chosen.has(product)}
                  onChange={() => toggle(product, name)}
                >
                  {name} {isIn && <MutedText>{messages.isInIt}</MutedText>}
                </TickField>
              </li>
            )
          })}
        </Stack>
        {found && (found.totalCount ?? 0) > found.nodes.length && (
          <Muted>
            {messages.ofTypeMoreOfName({
              count: found.nodes.length,
              totalCount: found.totalCount ?? 0,
            })}
          </Muted>
        )}
        {chosen.size > 0 && <p role="status">{[...chosen.values()].join(', ')}</p>}
      </DialogForm>
    </Dialog>
  )
}
