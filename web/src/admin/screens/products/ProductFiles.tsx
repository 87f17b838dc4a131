import { useState } from 'react'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ManagedProductFilter } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { download } from '../../lib/csv.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { readAllProducts } from './export-products.ts'
import { ImportDialog } from './ImportDialog.tsx'

type Props = { filter: ManagedProductFilter | null; onDone: () => void }

/** Export and import of the catalog as CSV. */
export function ProductFiles({ filter, onDone }: Props) {
  const client = useClient()
  const [progress, setProgress] = useState('')
  const [isImporting, setIsImporting] = useState(false)
  const save = async () => {
    const lines = await readAllProducts(client, filter, (done, total) =>
      setProgress(messages.progress({ done, total })),
    )
    setProgress('')
    if (lines) download('products.csv', lines)
    else void showToast({ tone: 'error', text: messages.serverStoppedAnsweringTryAgain })
  }
  return (
    <>
      <Button onClick={save} disabled={progress !== ''} isBusy={progress !== ''}>
        {progress || messages.exportLabel}
      </Button>
      <AllowedButton right="CATALOG_WRITE" onClick={() => setIsImporting(true)}>
        {messages.importButton}
      </AllowedButton>
      {isImporting && (
        <ImportDialog
          onClose={() => setIsImporting(false)}
          onDone={() => {
            setIsImporting(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
