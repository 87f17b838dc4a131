import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
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
      text: kind === 'first' ? messages.itIsFirstOneNow : messages.takenAway,
    })
  }
  const isHalfway = !pending && steps.left.length > 0
  return (
    <div id="media" className={section.section}>
      <Panel
        title={messages.media}
        action={
          <AllowedButton right="CATALOG_WRITE" onClick={() => setIsPicking(true)}>
            {messages.fromAnotherProduct}
          </AllowedButton>
        }
      >
        {ids.length === 0 && <Muted>{messages.noPictureHint}</Muted>}
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
        <Muted>{messages.pictureNote}</Muted>
        {isHalfway && (
          <Row role="alert">
            {messages.orderInterrupted}
            <Button weight="primary" isBusy={steps.isBusy} onClick={steps.goOn}>
              {commonMessages.goOn}
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
      title={isFirst ? messages.putPictureFirst({ number }) : messages.removePicture({ number })}
      verb={
        isFirst
          ? steps.left.length > 0
            ? commonMessages.goOn
            : messages.makeMainImage
          : commonMessages.remove
      }
      isBusy={steps.isBusy}
      problems={steps.problems}
      onClose={() => {
        if (kind === 'remove') steps.clear()
        onClose()
      }}
      onConfirm={onConfirm}
    >
      {isFirst ? <p>{messages.firstPictureNote}</p> : <p>{messages.removePictureNote}</p>}
      {steps.isBusy && <p role="status">{messages.callsLeft({ count: steps.left.length })}</p>}
    </Confirm>
  )
}
