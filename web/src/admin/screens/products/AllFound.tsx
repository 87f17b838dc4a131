import { useState } from 'react'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ManagedProductFilter } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { readAllIds } from './export-products.ts'

type Props = {
  filter: ManagedProductFilter | null
  /** Number of products the filter finds. */
  total: number
  onChosen: (ids: readonly string[]) => void
}

/** Limit of one job. */
const maxProducts = 10_000

/** Selects all products of the filter, across pages. */
export function AllFound({ filter, total, onChosen }: Props) {
  const client = useClient()
  const [progress, setProgress] = useState('')
  const choose = async () => {
    const ids = await readAllIds(client, filter, (done, of) =>
      setProgress(messages.progress({ done, total: of })),
    )
    setProgress('')
    if (ids) onChosen(ids.slice(0, maxProducts))
    else void showToast({ tone: 'error', text: messages.serverStoppedAnsweringTryAgain })
  }
  const isTooMany = total > maxProducts
  return (
    <Button
      disabled={progress !== '' || isTooMany}
      isBusy={progress !== ''}
      title={isTooMany ? messages.tooManyFound : undefined}
      onClick={choose}
    >
      {progress || messages.allFound({ total })}
    </Button>
  )
}
