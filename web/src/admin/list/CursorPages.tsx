import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/ui.ts'
import styles from './Pages.module.css'
import { useAddressState } from './use-address-state.ts'

type Props = { pageInfo: { hasNextPage: boolean; endCursor?: string | null } }

/** Pagination by the platform's cursors, without page numbers. */
export function CursorPages({ pageInfo }: Props) {
  const address = useAddressState()
  const [trail, setTrail] = useState<readonly string[]>([])
  const after = address.get('after')
  // A new filter begins at the first page, and the browser's own buttons turn pages too.
  const known = trail.slice(0, trail.indexOf(after) + 1)
  const back = () => {
    address.set({ after: known.at(-2) ?? '' })
    setTrail(known.slice(0, -1))
  }
  const on = () => {
    const next = pageInfo.endCursor ?? ''
    setTrail([...known, next])
    address.set({ after: next })
  }
  if (!after && !pageInfo.hasNextPage) return null
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      <Button disabled={!after} onClick={back}>
        {commonMessages.previous}
      </Button>
      <Button disabled={!pageInfo.hasNextPage} onClick={on}>
        {commonMessages.next}
      </Button>
    </nav>
  )
}
