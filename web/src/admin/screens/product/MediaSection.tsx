import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row } from '../../ui/Row.tsx'
import { AddByAddress } from './AddByAddress.tsx'
import styles from './Media.module.css'
import { MediaTile } from './MediaTile.tsx'
import { type Step, shownMedia, stepsToFirst } from './media-order.ts'
import { PickMedia } from './PickMedia.tsx'
import type { Product } from './product.ts'
import section from './Section.module.css'
import { useMediaSteps } from './use-media-steps.ts'

type PendingChange = { kind: 'remove' | 'first'; id: string; number: number }

/** Pictures in the platform's order; the first one is the main picture. */
export function MediaSection({ product }: { product: Product }) {
  const [pending, setPending] = useState<PendingChange | null>(null)
  const [isPicking, setIsPicking] = useState(false)
  const steps = useMediaSteps(product.id)
  // Between the steps pictures are missing, so leaving needs confirmation.
  useUnsaved(steps.isBusy || steps.left.length > 0)
  const ids = product.media.flatMap(({ id }) => (id ? [id] : []))

  const confirmed = async ({ kind, id }: PendingChange) => {
    const wanted = steps.left.length > 0 ? steps.left : stepsOf(kind, id, ids, product)
    if ((await steps.run(wanted)).problems.length > 0) return
    setPending(null)
    void showToast({
      tone: 'success',
      text: kind === 'first' ? 'It is the first one now.' : 'Taken away.',
    })
  }
  const isHalfway = !pending && steps.left.length > 0
  return (
    <div id="media" className={section.section}>
      <Panel
        title="Media"
        action={
          <AllowedButton right="CATALOG_WRITE" onClick={() => setIsPicking(true)}>
            From another product …
          </AllowedButton>
        }
      >
        {ids.length === 0 && <Muted>No picture yet. Shoppers see an empty place.</Muted>}
        <ul className={styles.grid}>
          {product.media.map((item, at) => (
            <MediaTile
              key={item.id}
              item={item}
              number={at + 1}
              isOff={isHalfway}
              onFirst={() => setPending({ kind: 'first', id: item.id ?? '', number: at + 1 })}
              onRemove={() => setPending({ kind: 'remove', id: item.id ?? '', number: at + 1 })}
            />
          ))}
        </ul>
        <Muted>
          Focal points and alt texts belong to each picture on the platform and can’t be changed
          here.
        </Muted>
        {isHalfway && (
          <Row role="alert">
            The order is changed halfway, and pictures are missing.
            <Button weight="primary" isBusy={steps.isBusy} onClick={steps.goOn}>
              Go on
            </Button>
          </Row>
        )}
        <AddByAddress product={product} />
      </Panel>
      {isPicking && <PickMedia product={product} onClose={() => setIsPicking(false)} />}
      {pending && (
        <ConfirmMedia
          pending={pending}
          steps={steps}
          onClose={() => setPending(null)}
          onConfirm={() => confirmed(pending)}
        />
      )}
    </div>
  )
}

const stepsOf = (
  kind: PendingChange['kind'],
  id: string,
  ids: string[],
  product: Product,
): Step[] =>
  kind === 'remove'
    ? [{ kind: 'remove', mediaIds: [id] }]
    : stepsToFirst(ids, id, shownMedia(product.options))

type ConfirmMediaProps = {
  pending: PendingChange
  steps: ReturnType<typeof useMediaSteps>
  onClose: () => void
  onConfirm: () => void
}

function ConfirmMedia({ pending: { kind, number }, steps, onClose, onConfirm }: ConfirmMediaProps) {
  const isFirst = kind === 'first'
  return (
    <Confirm
      title={isFirst ? `Put picture ${number} first?` : `Remove picture ${number}?`}
      verb={isFirst ? (steps.left.length > 0 ? 'Go on' : 'Make main image') : 'Remove'}
      isBusy={steps.isBusy}
      problems={steps.problems}
      onClose={() => {
        if (kind === 'remove') steps.clear()
        onClose()
      }}
      onConfirm={onConfirm}
    >
      {isFirst ? (
        <p>
          The platform has no call for the order. The other pictures are taken away and added again
          behind this one, and choices get theirs back. For a moment shoppers see this one alone.
        </p>
      ) : (
        <p>
          It is taken from this product and from the choices it shows. The picture itself stays at
          the platform.
        </p>
      )}
      {steps.isBusy && <p role="status">{steps.left.length} calls left …</p>}
    </Confirm>
  )
}
