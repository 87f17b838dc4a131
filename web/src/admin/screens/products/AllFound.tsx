import { useState } from 'react'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ManagedProductFilter } from '../../__generated__/graphql.ts'
import { readAllIds } from './export-products.ts'

type Props = {
  filter: ManagedProductFilter | null
  /** How many the filter finds. */
  total: number
  onChosen: (ids: readonly string[]) => void
}

/** What one run takes. */
const most = 10_000

/** Chooses everything the filter finds, whatever page it is on. */
export function AllFound({ filter, total, onChosen }: Props) {
  const client = useClient()
  const [progress, setProgress] = useState('')
  const choose = async () => {
    const ids = await readAllIds(client, filter, (done, of) => setProgress(`${done} of ${of} …`))
    setProgress('')
    if (ids) onChosen(ids.slice(0, most))
    else void showToast({ tone: 'error', text: 'The server stopped answering. Try again.' })
  }
  const isTooMany = total > most
  return (
    <Button
      disabled={progress !== '' || isTooMany}
      isBusy={progress !== ''}
      title={isTooMany ? 'At most 10,000 at a time: narrow the filter.' : undefined}
      onClick={choose}
    >
      {progress || `All ${total} found`}
    </Button>
  )
}
