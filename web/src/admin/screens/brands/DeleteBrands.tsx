import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useChange } from '../../lib/use-change.ts'
import { lostAnswer, Problems } from '../../ui/Problems.tsx'
import styles from './Brands.module.css'
import { deleteBrandsDocument } from './documents.ts'

type Props = { ids: readonly string[]; isOpen: boolean; onClose: () => void; onDone: () => void }

const batchSize = 100

/** Confirms the deletion, which cannot be reverted. Sends batches of the platform's limit. */
export function DeleteBrands({ ids, isOpen, onClose, onDone }: Props) {
  const { change, isBusy, problems, setProblems } = useChange(deleteBrandsDocument)
  const noun = ids.length === 1 ? 'brand' : 'brands'

  const remove = async () => {
    const failed = []
    for (let at = 0; at < ids.length; at += batchSize) {
      const data = await change({ ids: ids.slice(at, at + batchSize) })
      if (!data) return
      failed.push(...data.bulkDeleteBrands.items.filter(({ success }) => !success))
    }
    setProblems(failed.flatMap((item) => item.problems[0] ?? lostAnswer))
    if (failed.length > 0) return
    onDone()
    void showToast({ tone: 'success', text: `${ids.length} ${noun} deleted.` })
  }

  return (
    <Dialog title={`Delete ${ids.length} ${noun}?`} isOpen={isOpen} onClose={onClose}>
      <div className={styles.form}>
        <p>Products keep the name they carry; they no longer lead to a brand’s page.</p>
        <Problems problems={problems} title="Some are still there" />
        <div className={styles.row}>
          <Button onClick={onClose}>Cancel</Button>
          <Button weight="primary" isBusy={isBusy} disabled={isBusy} onClick={remove}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
