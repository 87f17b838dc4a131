import { Button } from '../../ui/Button.tsx'
import type { AddressState } from '../lib/use-address-state.ts'
import styles from './CursorPages.module.css'

type Props = {
  address: AddressState
  total: number | null | undefined
  shown: number
  size: number
}

/** Which rows these are, and the way to the others. A list nobody can count only goes on. */
export function PageNumbers({ address, total, shown, size }: Props) {
  const page = Number(address.get('page')) || 1
  const from = (page - 1) * size + 1
  const hasNext = typeof total === 'number' ? page * size < total : shown === size
  const turn = (to: number) => address.set({ page: to > 1 ? String(to) : '' })
  if (shown === 0 && page === 1) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button disabled={page === 1} onClick={() => turn(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">
        {shown > 0 ? `${from}–${from + shown - 1}` : 'Nothing here'}
        {typeof total === 'number' ? ` of ${total}` : ' of very many'}
      </span>
      <Button disabled={!hasNext} onClick={() => turn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
