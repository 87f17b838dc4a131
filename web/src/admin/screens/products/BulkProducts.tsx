import { type ReactNode, useState } from 'react'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'

const kinds: readonly (readonly [BulkKind, string])[] = [
  ['show', 'Show'],
  ['hide', 'Hide'],
  ['set', 'Set …'],
  ['adjust', 'Adjust …'],
  ['add', 'Add to a collection …'],
  ['take', 'Remove from a collection …'],
  ['delete', 'Delete …'],
]

type Props = {
  ids: readonly string[]
  onClear: () => void
  onDone: () => void
  /** Control to select more than the visible page. */
  children: ReactNode
}

/** Bulk actions for the selected products. */
export function BulkProducts({ ids, onClear, onDone, children }: Props) {
  const [kind, setKind] = useState<BulkKind | null>(null)
  return (
    <>
      <BulkBar count={ids.length} noun="products" onClear={onClear}>
        {children}
        {kinds.map(([name, label]) => (
          <AllowedButton
            key={name}
            right={name === 'delete' ? 'CATALOG_DELETE' : 'CATALOG_WRITE'}
            onClick={() => setKind(name)}
          >
            {label}
          </AllowedButton>
        ))}
      </BulkBar>
      {kind && (
        <BulkDialog
          kind={kind}
          ids={ids}
          onClose={() => setKind(null)}
          onDone={() => {
            setKind(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
