import { useEffect, useState } from 'react'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { TermsLinks } from '../../../app/shell/TermsLinks.tsx'
import { useFeature } from '../../../app/shell/use-feature.ts'
import { loadDrawer } from '../../../lib/cart-signal.ts'
import { formPath } from '../../../lib/form-path.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { paths } from '../../../lib/paths.ts'
import { selectionSearch, selectionWords } from '../../../lib/product-choices.ts'
import { Button } from '../../../ui/Button.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { StockAlert, stockAlert } from '../back-in-stock/StockAlert.tsx'
import styles from './BuyBox.module.css'
import { BuyHead } from './BuyHead.tsx'
import { BuyProblem } from './BuyProblem.tsx'
import type { BuyBoxProps } from './buy-box-props.ts'
import { OptionGroups } from './OptionGroups.tsx'
import type { Offer } from './offer.ts'
import { useAdd } from './use-add.ts'
import { watchAway } from './watch-away.ts'

const deadEnd = later(async () => (await import('./DeadEndNotice.tsx')).DeadEndNotice)
const customTexts = later(async () => (await import('./CustomTexts.tsx')).CustomTexts)

/** Loads what few products need, which has code of its own. */
export const readyRare = () =>
  Promise.all([deadEnd, customTexts, stockAlert].map((part) => part.ready()))

/** A real form: without JavaScript the gateway handles the submission. */
export function BuyBox(props: BuyBoxProps) {
  const { product, choices, selection, onChoose, availability, offer, search } = props
  const { problems, isBusy, onSubmit } = useAdd(props)
  const partOf = (part: string) => problems.filter((one) => one.part === part)
  const path = paths.product(product.slug)
  const returnTo = path + selectionSearch(choices.options, selection)
  // What sells out while it is open leaves everything where it is, until the visitor opens what there is instead.
  const [offered, setOffered] = useState<string | null>('')
  const { isSellable, isGone } = offer
  const hasAlerts = useFeature('STOCK_ALERTS')
  if (isSellable && offered !== returnTo) setOffered(returnTo)
  // Loaded before it is opened, it opens at once. Where that fails it loads when it opens.
  useEffect(() => {
    if (!isSellable) readyRare().catch(() => undefined)
  }, [isSellable])
  const isOut = !isSellable && !isGone && offered !== returnTo
  return (
    <div className={styles.box}>
      <BuyHead {...props} />
      <form
        method="post"
        action={formPath('add-to-cart')}
        className={styles.form}
        onSubmit={onSubmit}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <BuyProblem problems={partOf('options')} />
        <OptionGroups
          choices={choices}
          selection={selection}
          availability={availability}
          onChoose={onChoose}
        />
        {isOut && offer.deadEnd && (
          <Later part={deadEnd} with={{ choices, selection, offer, slug: product.slug }} />
        )}
        {product.customTextFields.length > 0 && (
          <Later
            part={customTexts}
            with={{ fields: product.customTextFields, error: partOf('text')[0]?.text }}
          />
        )}
        <BuyProblem problems={partOf('quantity')} />
        <div className={styles.buy} hidden={isOut} ref={watchAway}>
          <div className={styles.late}>
            <BuyProblem problems={partOf('late')} />
          </div>
          <div className={styles.bar}>
            <p className={styles.sum}>
              <span>{offer.price.display}</span>
              {selectionWords(choices.options, selection)}
            </p>
            <Quantity left={offer.left} requested={search.get('quantity')} />
            <AddButton {...{ offer, isBusy }} onOpen={() => setOffered(null)} />
          </div>
        </div>
        {choices.options.length > 0 && (
          <Button
            type="submit"
            isWide
            className="without-js"
            formMethod="get"
            formAction={path}
            formNoValidate
          >
            {messages.checkAvailability}
          </Button>
        )}
        {!isOut && <Notes {...{ isGone }} isShipped={product.type !== 'DIGITAL'} />}
      </form>
      {isOut && hasAlerts && (
        <StockAlert
          {...{ product, selection }}
          options={choices.options}
          isOpened={offered === null}
        />
      )}
      {product.description && (
        <div
          className={styles.description}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scalar HTML is sanitized by the gateway
          dangerouslySetInnerHTML={{ __html: product.description }}
        />
      )}
    </div>
  )
}

type AddButtonProps = { offer: Offer; isBusy: boolean; onOpen: () => void }

/**
 * Adds; in the same place it opens the stock alert of a product that has sold out since, or says that it has, in a shop
 * without such alerts.
 */
function AddButton({ offer: { isSellable, isGone }, isBusy, onOpen }: AddButtonProps) {
  const hasAlerts = useFeature('STOCK_ALERTS')
  const isEnd = isGone || !(isSellable || hasAlerts)
  const resting = isEnd ? commonMessages.soldOut : messages.notifyMe
  return (
    <Button
      type={isSellable ? 'submit' : 'button'}
      weight="primary"
      isWide
      isBusy={isBusy}
      disabled={isEnd}
      onClick={isSellable ? undefined : onOpen}
    >
      {isBusy ? messages.adding : isSellable ? messages.addToCart : resting}
    </Button>
  )
}

function Notes({ isGone, isShipped }: { isGone: boolean; isShipped: boolean }) {
  const note = isShipped ? messages.taxNote : messages.digitalTaxNote
  return (
    <>
      <p className={styles.note}>
        {isGone && <strong>{messages.removedFromShop}</strong>}
        {note}
      </p>
      {isShipped && <TermsLinks className={styles.note} />}
    </>
  )
}

/** Loads the drawer while a choice is made, so that it opens at once. Adding reports a failure to load. */
const warmUp = () => void loadDrawer().catch(() => 0)

function Quantity({ left, requested }: { left: number | null; requested: string | null }) {
  const [value, setValue] = useState(() => firstQuantity(requested))
  const max = left && left > 0 ? left : 99_999
  useEffect(() => setValue((now) => Math.min(now, max)), [max])
  return (
    <QuantityStepper
      label={messages.quantity}
      isLabelHidden
      value={value}
      max={max}
      onChange={setValue}
    />
  )
}

function firstQuantity(requested: string | null) {
  return Number(/^[1-9]\d{0,4}$/.exec(requested ?? '') ?? 1)
}
