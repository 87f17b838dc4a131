import { useEffect, useState } from 'react'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { TermsLinks } from '../../../app/shell/TermsLinks.tsx'
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
import { useAdd } from './use-add.ts'
import { watchAway } from './watch-away.ts'

const deadEnd = later(async () => (await import('./DeadEndNotice.tsx')).DeadEndNotice)
const customTexts = later(async () => (await import('./CustomTexts.tsx')).CustomTexts)

/** For the screen: what few products need has code of its own. */
export const rare = [deadEnd, customTexts, stockAlert]

/** A real form: without JavaScript the gateway handles the submission. */
export function BuyBox(props: BuyBoxProps) {
  const { product, choices, selection, onChoose, availability, offer, search } = props
  const { problems, isBusy, onSubmit } = useAdd(props)
  const partOf = (part: string) => problems.filter((one) => one.part === part)
  const path = paths.product(product.slug)
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
        <input
          type="hidden"
          name="returnTo"
          value={path + selectionSearch(choices.options, selection)}
        />
        <BuyProblem problems={partOf('options')} />
        <OptionGroups
          choices={choices}
          selection={selection}
          availability={availability}
          onChoose={onChoose}
        />
        {(offer.isGone || offer.deadEnd) && (
          <Later part={deadEnd} with={{ choices, selection, offer, slug: product.slug }} />
        )}
        {product.customTextFields.length > 0 && (
          <Later
            part={customTexts}
            with={{ fields: product.customTextFields, error: partOf('text')[0]?.text }}
          />
        )}
        <BuyProblem problems={partOf('quantity')} />
        <div className={styles.buy} ref={watchAway}>
          <div className={styles.bar}>
            <p className={styles.sum}>
              <span>{offer.price.display}</span>
              {selectionWords(choices.options, selection)}
            </p>
            <Quantity left={offer.left} requested={search.get('quantity')} />
            <Button
              type="submit"
              weight="primary"
              isWide
              isBusy={isBusy}
              disabled={!offer.isSellable}
            >
              {isBusy
                ? messages.adding
                : offer.isSellable
                  ? messages.addToCart
                  : commonMessages.soldOut}
            </Button>
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
        {offer.isSellable && (
          <p className={styles.note}>
            {product.type === 'DIGITAL' ? messages.digitalTaxNote : messages.taxNote}
          </p>
        )}
        {offer.isSellable && product.type !== 'DIGITAL' && <TermsLinks className={styles.note} />}
      </form>
      {!offer.isSellable && !offer.isGone && (
        <StockAlert product={product} options={choices.options} selection={selection} />
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

/** Loads the drawer while a choice is made, so that it opens at once. Adding reports a failure to load. */
const warmUp = () => void loadDrawer().catch(() => undefined)

function Quantity({ left, requested }: { left: number | null; requested: string | null }) {
  const [value, setValue] = useState(() => firstQuantity(requested))
  const max = left !== null && left > 0 ? left : 99_999
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
  return requested !== null && /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) : 1
}
