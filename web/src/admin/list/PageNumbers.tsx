import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'
import styles from './Pages.module.css'
import { useAddressState } from './use-address-state.ts'

type Props = {
  total: number | null | undefined
  shown: number
  size: number
  /** The numbers are those of the previous list. */
  isLoading: boolean
}

/** Shown range and links to the other pages. A list of unknown length has only a next link. */
export function PageNumbers(props: Props) {
  const { total, shown, size } = props
  const { page, set } = useAddressState()
  useExisting(props)
  const from = (page - 1) * size + 1
  const hasNext = typeof total === 'number' ? page * size < total : shown === size
  const range = shown > 0 ? `${from}–${from + shown - 1}` : messages.nothingHere
  const turn = (to: number) => set({ page: to > 1 ? String(to) : '' })
  if (shown === 0 && page === 1) return null
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      <Button disabled={page === 1} onClick={() => turn(page - 1)}>
        {commonMessages.previous}
      </Button>
      <span aria-live="polite">
        {typeof total === 'number' ? messages.of({ range, total }) : messages.ofVeryMany({ range })}
      </span>
      <Button disabled={!hasNext} onClick={() => turn(page + 1)}>
        {commonMessages.next}
      </Button>
    </nav>
  )
}

/** Replaces a page past the end by the last page. */
function useExisting({ total, shown, size, isLoading }: Props) {
  const { page, correct } = useAddressState()
  const last = Math.max(1, Math.ceil((total ?? Number.POSITIVE_INFINITY) / size))
  const isPast = !isLoading && shown === 0 && page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: `correct` is a new function on each render
  useEffect(() => {
    if (isPast) correct({ page: last > 1 ? String(last) : '' })
  }, [isPast, last])
}
