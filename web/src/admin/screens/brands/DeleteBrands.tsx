import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { problemsOfItems } from '../../lib/send-change.ts'
import { useChange } from '../../lib/use-change.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import type { Problem } from '../../ui/Problems.tsx'

const deleteBrandsDocument = graphql(`
  mutation AdminDeleteBrands($ids: [ID!]!) {
    bulkDeleteBrands(input: { ids: $ids }) {
      items { index id success problems { code message } }
      totalSuccesses
      totalFailures
      problems { code message field requestId }
    }
  }
`)

type Props = { ids: readonly string[]; onClose: () => void; onDone: () => void }

const batchSize = 100

/** Confirms the deletion, which cannot be reverted. Sends batches of the platform's limit. */
export function DeleteBrands({ ids, onClose, onDone }: Props) {
  const { change, isBusy, problems, setProblems } = useChange()
  /** Some are deleted: the list shows them until it is refetched. */
  const [isPartial, setPartial] = useState(false)
  const count = commonMessages.brandCount({ count: ids.length })

  const remove = async () => {
    const failed: Problem[] = []
    for (let at = 0; at < ids.length; at += batchSize) {
      const sent = await change(deleteBrandsDocument, { ids: ids.slice(at, at + batchSize) })
      if (!sent.isDone) return setProblems([...failed, ...sent.problems])
      setPartial((was) => was || sent.data.bulkDeleteBrands.totalSuccesses > 0)
      failed.push(...problemsOfItems(sent.data.bulkDeleteBrands.items))
    }
    setProblems(failed)
    if (failed.length > 0) return
    onDone()
    void showToast({ tone: 'success', text: messages.deleted({ count }) })
  }

  return (
    <Confirm
      title={messages.deleteLabel({ count })}
      verb={commonMessages.deleteVerb}
      isBusy={isBusy}
      problems={problems}
      problemTitle={messages.someAreStillThere}
      onConfirm={remove}
      onClose={isPartial ? onDone : onClose}
    >
      <p>{messages.deleteConsequence}</p>
    </Confirm>
  )
}
