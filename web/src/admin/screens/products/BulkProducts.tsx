import { type ComponentProps, type ReactNode, useState } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { BulkBar } from '../../list/BulkBar.tsx'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'

const kinds: readonly (readonly [BulkKind, string])[] = [
  ['show', messages.show],
  ['hide', messages.hide],
  ['set', messages.setButton],
  ['adjust', messages.adjustButton],
  ['add', messages.addToCollection],
  ['take', messages.removeFromCollection],
  ['delete', commonMessages.deleteLabel],
]

type Props = {
  list: ComponentProps<typeof BulkBar>['list']
  onDone: () => void
  /** Control to select more than the visible page. */
  children: ReactNode
}

/** Bulk actions for the selected products. */
export function BulkProducts({ list, onDone, children }: Props) {
  const [kind, setKind] = useState<BulkKind | null>(null)
  return (
    <>
      <BulkBar list={list} noun="products">
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
          ids={[...list.selected]}
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
