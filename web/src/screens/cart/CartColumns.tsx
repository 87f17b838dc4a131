import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { TermsLinks } from '../../app/shell/TermsLinks.tsx'
import { blockingEntries, totalsState } from '../../cart/blocking.ts'
import type { CartEngine, Line, Snapshot } from '../../cart/cart-engine.ts'
import { type Delivery, slots } from '../../cart/cart-intents.ts'
import { deliveryOf, rememberDelivery, rememberedDelivery } from '../../cart/delivery.ts'
import { isShipped } from '../../cart/is-shipped.ts'
import type { CartPage } from '../../cart/page.ts'
import { CartLines } from '../../cart/parts/CartLines.tsx'
import { CheckoutForm } from '../../cart/parts/CheckoutForm.tsx'
import { putBack } from '../../cart/undo-removal.ts'
import { useEstimate, violationsOf } from '../../cart/use-estimate.ts'
import { paths } from '../../lib/paths.ts'
import { isTaxPlace } from '../../lib/tax-place.ts'
import { prepareToasts, showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressForm, placeForm } from './AddressForm.tsx'
import styles from './CartColumns.module.css'
import { Coupon } from './Coupon.tsx'
import { DeliveryOptions } from './DeliveryOptions.tsx'
import { Due } from './Due.tsx'
import { GiftCard } from './GiftCard.tsx'
import { Note } from './Note.tsx'
import { placeProblems } from './place-problems.ts'
import { Totals } from './Totals.tsx'
import { useHeldLines } from './use-held-lines.ts'

type CartColumnsProps = { snapshot: Snapshot; engine: CartEngine | null; page: CartPage }

/** Cart lines in one column, totals in the other. */
export function CartColumns({ snapshot, engine, page }: CartColumnsProps) {
  const { state, view } = snapshot
  const { cart } = state
  const [delivery, setDelivery] = useDelivery(snapshot, engine)
  const { estimate, problems, isPending, retry } = useEstimate({
    revision: totalsState(cart),
    delivery,
    first: page.estimate,
  })
  const placed = placeProblems([...problems, ...violationsOf(estimate)])
  // The undo is mounted here, because its line no longer exists when it is used.
  useEffect(() => prepareToasts(), [])
  const isOld = isPending || view.isPending
  const subtotal = cart?.subtotal?.display ?? null
  const blocking = blockingEntries(cart, engine, paths.cart)
  const hasDelivery = isShipped(cart)
  return (
    <div className={styles.columns}>
      <section className={styles.cart} aria-label={messages.inYourCart}>
        <Lines {...{ snapshot, engine }} />
        <div className={styles.extras}>
          <div className={styles.codes}>
            <Coupon {...{ state, engine }} problems={placed.coupon} typed={page.typed.code ?? ''} />
            <GiftCard
              {...{ state, engine, estimate, isPending }}
              problems={placed.giftCard}
              refresh={retry}
            />
          </div>
          <Note state={state} engine={engine} unsaved={page.typed.buyerNote ?? null} />
        </div>
      </section>
      <aside className={styles.summary} aria-label={messages.orderSummary}>
        <Block title={hasDelivery ? commonMessages.delivery : commonMessages.tax}>
          <AddressForm
            delivery={delivery}
            problems={[...(state.problems[slots.delivery] ?? []), ...placed.address]}
            onChange={setDelivery}
          />
          <DeliveryOptions
            info={estimate?.shippingInfo ?? null}
            delivery={delivery}
            problems={placed.option}
            isPending={isOld && hasDelivery}
            onChoose={(option) => setDelivery({ ...delivery, option })}
          />
        </Block>
        <Block title={messages.summary}>
          <Totals
            {...{ estimate, delivery, subtotal, isPending: isOld, problems: placed.totals, retry }}
            isShipped={hasDelivery}
          />
          <CheckoutForm
            blocking={blocking}
            returnTo={paths.cart}
            linesIn="page"
            withForm={placeForm}
            due={
              <Due
                {...{ estimate, subtotal, isPending: isOld, blocking: blocking.length }}
                isTaxKnown={isTaxPlace(delivery.address)}
              />
            }
          />
          <p className={styles.small}>{messages.notChargedYet}</p>
          <TermsLinks className={styles.small} />
        </Block>
      </aside>
    </div>
  )
}

/** The lines, with a button that shows those that were added elsewhere. */
function Lines({ snapshot, engine }: Pick<CartColumnsProps, 'snapshot' | 'engine'>) {
  const list = useRef<HTMLUListElement>(null)
  const { held, show } = useHeldLines(snapshot.view.lines, list)
  const isOpened = useRef(false)
  useEffect(() => {
    const last = list.current?.lastElementChild
    if (isOpened.current && last instanceof HTMLElement) last.focus()
    isOpened.current = false
  })
  const open = () => {
    isOpened.current = true
    show()
  }
  return (
    <>
      <CartLines
        {...{ snapshot, engine, list, held }}
        returnTo={paths.cart}
        onRemoved={(line) => engine && offerUndo(engine, line)}
        className={styles.lines}
      />
      <div className={styles.held} role="status">
        {held.length > 0 && (
          <Button onClick={open}>{messages.showAddedElsewhere({ count: held.length })}</Button>
        )}
      </div>
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function offerUndo(engine: CartEngine, line: Line) {
  void showToast({
    text: messages.removedLine({ name: line.name }),
    action: { label: messages.undo, onClick: () => void putBack(engine, line) },
  })
}

/** The place to estimate for: the pending intent, then the stored place, then the place of the previous visit. */
function useDelivery(
  { state }: Snapshot,
  engine: CartEngine | null,
): [Delivery, (next: Delivery) => void] {
  const [remembered, setRemembered] = useState<Delivery | null>(null)
  useEffect(() => setRemembered(rememberedDelivery()), [])
  const intent = state.slots.find(({ key }) => key === slots.delivery)?.intent
  const saved = deliveryOf(state.cart)
  const known = saved.address ? saved : (remembered ?? saved)
  const set = (next: Delivery) => {
    rememberDelivery(next)
    setRemembered(next)
    engine?.request(slots.delivery, { kind: 'delivery', delivery: next }, 300)
  }
  return [intent?.kind === 'delivery' ? intent.delivery : known, set]
}
