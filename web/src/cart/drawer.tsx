// The cart drawer, beside the current page.

import { useState } from 'react'
import { unmask } from '../__generated__/fragment-masking.ts'
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { TermsLinks } from '../app/shell/TermsLinks.tsx'
import { paths } from '../lib/paths.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { blockingEntries, totalsState } from './blocking.ts'
import type { CartEngine, Line, Snapshot } from './cart-engine.ts'
import styles from './drawer.module.css'
import { Totals_summary } from './estimate-document.ts'
import { isShipped } from './is-shipped.ts'
import { CartLines } from './parts/CartLines.tsx'
import { CartNotices } from './parts/CartNotices.tsx'
import { ChargedIn } from './parts/ChargedIn.tsx'
import { CheckoutForm } from './parts/CheckoutForm.tsx'
import { LinesSkeleton } from './parts/LinesSkeleton.tsx'
import { putBack } from './undo-removal.ts'
import { useCart, useSpoken } from './use-cart.ts'
import { useEstimate } from './use-estimate.ts'

type CartDrawerProps = { isOpen: boolean; onClose: () => void; cartHref: string }

export function CartDrawer({ isOpen, onClose, cartHref }: CartDrawerProps) {
  return (
    <Dialog title={commonMessages.cart} place="side" isOpen={isOpen} onClose={onClose}>
      <DrawerCart onClose={onClose} cartHref={cartHref} />
    </Dialog>
  )
}

type DrawerCartProps = Omit<CartDrawerProps, 'isOpen'>

function DrawerCart({ onClose, cartHref }: DrawerCartProps) {
  const { engine, state, view, failure } = useCart()
  const [removed, setRemoved] = useState<Line | null>(null)
  const [reasons, setReasons] = useState<HTMLElement | null>(null)
  const isEmpty = view.lines.length === 0
  const undo = () => {
    if (engine && removed) void putBack(engine, removed)
    setRemoved(null)
  }
  return (
    <div className={styles.cart} data-cart="">
      <p className="sr" role="status">
        {useSpoken()}
      </p>
      <div className={styles.scroll}>
        <CartNotices state={state} engine={engine} />
        {isEmpty && !state.isKnown && <LinesSkeleton failure={failure} engine={engine} />}
        {isEmpty && state.isKnown && <Empty onClose={onClose} />}
        <CartLines
          snapshot={{ state, view, failure }}
          engine={engine}
          returnTo={cartHref}
          onRemoved={setRemoved}
          onVisit={onClose}
          isNarrow
        />
        {!state.isOnline && (
          <div className={styles.offline}>
            <Banner tone="warning">{messages.savedOnDevice}</Banner>
          </div>
        )}
        <div ref={setReasons} className={styles.reasons} />
      </div>
      {removed && (
        <p className={styles.undo}>
          <span>{messages.removed({ name: removed.name })}</span>
          <Button weight="quiet" onClick={undo}>
            {messages.undo}
          </Button>
        </p>
      )}
      {!isEmpty && (
        <Foot
          engine={engine}
          snapshot={{ state, view, failure }}
          {...{ onClose, cartHref, reasons }}
        />
      )}
    </div>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState drawing="basket" title={commonMessages.yourCartIsEmpty}>
      <p>{messages.anythingYouAddIsSavedHere}</p>
      <ButtonLink weight="primary" href={paths.collections} data-way-on="" onClick={onClose}>
        {commonMessages.lookAround}
      </ButtonLink>
    </EmptyState>
  )
}

const nowhere = { address: null, option: null }

type FootProps = DrawerCartProps & {
  engine: CartEngine | null
  snapshot: Snapshot
  /** Where the reasons of a blocked checkout stand: below the lines, so that those that come late move nothing. */
  reasons: HTMLElement | null
}

function Foot({ engine, snapshot, onClose, cartHref, reasons }: FootProps) {
  const { state, view } = snapshot
  const blocking = blockingEntries(state.cart, engine, cartHref)
  const { estimate, isPending } = useEstimate({
    revision: totalsState(state.cart),
    delivery: nowhere,
    first: null,
  })
  const { subtotal } = estimate ? unmask(Totals_summary, estimate.priceSummary) : {}
  return (
    <footer className={styles.foot}>
      <div className={styles.sum}>
        <span>{messages.subtotal}</span>
        <strong className="money" aria-busy={view.isPending || isPending || undefined}>
          {subtotal?.display ?? '…'}
        </strong>
      </div>
      <p className={styles.next}>
        {isShipped(state.cart) ? messages.deliveryAndTaxComeNext : messages.taxComesNext}
      </p>
      <TermsLinks className={styles.next} onClick={onClose} />
      <ChargedIn subtotal={subtotal} />
      <CheckoutForm blocking={blocking} returnTo={cartHref} linesIn="drawer" place={reasons} />
      <ButtonLink href={cartHref} isWide onClick={onClose}>
        {messages.viewCart}
      </ButtonLink>
    </footer>
  )
}
