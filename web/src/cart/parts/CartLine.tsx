import type { ReactNode } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { onlyLeft } from '../../__generated__/messages/product.ts'
import { paths } from '../../lib/paths.ts'
import { selectionSearch } from '../../lib/product-choices.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import type { Line } from '../cart-engine.ts'
import type { ViewLine } from '../cart-view.ts'
import type { Problem } from '../engine-types.ts'
import { forms } from '../form-paths.ts'
import { lineAnchor } from '../line-anchor.ts'
import { fixOf, isBeyondRepair } from '../problem-fix.ts'
import styles from './CartLine.module.css'
import { LineDetails } from './LineDetails.tsx'
import { LineQuantity } from './LineQuantity.tsx'
import { ProblemNote, tryAgain } from './ProblemNote.tsx'

export type LineTools = {
  returnTo: string
  onSet: (lineId: string, quantity: number) => void
  onRemove: (lineId: string) => void
  onRetry: (key: string) => void
  /** Called for a line that the cart no longer has. */
  onDismiss: (lineId: string) => void
  onVisit?: () => void
}

type CartLineProps = {
  entry: ViewLine<Line> & { isGone?: boolean }
  /** Problems that block ordering this line. */
  blocking: readonly Problem[]
  tools: LineTools
  isNarrow?: boolean
}

/** A line of the cart: product, quantity and total. */
export function CartLine({ entry, blocking, tools, isNarrow }: CartLineProps) {
  const { line } = entry
  const names = classNames(
    styles.line,
    !isNarrow && styles.wide,
    entry.isNew && styles.fresh,
    entry.isGone && styles.gone,
  )
  return (
    <li
      className={names}
      data-line={line?.id ?? ''}
      id={line ? lineAnchor(line.id, isNarrow) : undefined}
      tabIndex={-1}
      // A line on its way back cannot be changed yet.
      inert={Boolean(line && entry.preview)}
    >
      {line && entry.isGone ? (
        <Gone {...{ line, tools, isNarrow }} />
      ) : line ? (
        <Settled {...{ entry, line, blocking, tools, isNarrow }} />
      ) : (
        <OnItsWay entry={entry} />
      )}
    </li>
  )
}

type SettledProps = CartLineProps & { line: Line }

function Settled({ entry, line, blocking, tools, isNarrow }: SettledProps) {
  const { quantity, isPending } = entry
  const { returnTo } = tools
  const set = (next: number) => tools.onSet(line.id, next)
  const remove = () => tools.onRemove(line.id)
  // The line has its own Remove button, so the note offers no second one.
  const isGone = blocking.some(isBeyondRepair)
  return (
    <>
      <Thumb line={line} onVisit={tools.onVisit} />
      <LineWords {...{ line, quantity }} onVisit={tools.onVisit} level={isNarrow ? 3 : 2} />
      <div className={styles.count}>
        {line.fixedQuantity || isGone ? (
          <p>{messages.quantity({ quantity })}</p>
        ) : (
          <LineQuantity
            lineId={line.id}
            name={line.name}
            quantity={quantity}
            available={line.availability.quantityAvailable ?? null}
            returnTo={returnTo}
            onSet={set}
            onRemove={remove}
          />
        )}
      </div>
      {isGone ? (
        <p className={styles.uncounted}>{messages.notInYourTotal}</p>
      ) : (
        <p className={classNames('money', styles.total)} aria-busy={isPending || undefined}>
          <span className="sr">{commonMessages.total} </span>
          {line.total.display}
        </p>
      )}
      <RemoveForm line={line} returnTo={returnTo} onRemove={remove} />
      {entry.problems.length === 0 && <StockHint line={line} quantity={quantity} />}
      <LineProblems {...{ entry, line, blocking, tools }} />
    </>
  )
}

type GoneProps = Pick<SettledProps, 'line' | 'tools' | 'isNarrow'>

/** A line that was removed in another window or on another device, in its place until it is dismissed. */
function Gone({ line, tools, isNarrow }: GoneProps) {
  return (
    <>
      <Thumb line={line} onVisit={tools.onVisit} />
      <LineWords line={line} quantity={1} onVisit={tools.onVisit} level={isNarrow ? 3 : 2} />
      <p className={styles.count}>{messages.removedElsewhere}</p>
      <div className={styles.remove}>
        <Button weight="quiet" data-remove="" onClick={() => tools.onDismiss(line.id)}>
          {messages.dismiss}
        </Button>
      </div>
    </>
  )
}

/** Returns the product page with the line's choices; unknown ones are left out. */
function pathOf({ productSlug, descriptionLines }: Line): string {
  const chosen = Object.fromEntries(descriptionLines.map(({ name, value }) => [name, value]))
  return paths.product(productSlug ?? '') + selectionSearch(descriptionLines, chosen)
}

/** Neither focused nor read out: the name beside the picture is the same link. */
const forPointers = { tabIndex: -1, 'aria-hidden': true } as const

function Thumb({ line, onVisit }: { line: Line; onVisit: (() => void) | undefined }) {
  const picture = line.image && (
    <Picture image={line.image} widths={[128, 256, 384]} sizes="128px" isDecoration />
  )
  if (!line.productSlug) return <div className={styles.thumb}>{picture}</div>
  return (
    <a className={styles.thumb} href={pathOf(line)} onClick={onVisit} {...forPointers}>
      {picture}
    </a>
  )
}

type LineWordsProps = {
  line: Line
  quantity: number
  onVisit: (() => void) | undefined
  level: 2 | 3
}

/** The price of one piece is that of the line where there is one, unless it is reduced. */
function LineWords({ line, quantity, onVisit, level }: LineWordsProps) {
  const Heading = `h${level}` as const
  const { name, productSlug, price, fullPrice } = line
  const isReduced = price.display !== fullPrice.display
  return (
    <div className={styles.words}>
      <Heading className={styles.name}>
        {productSlug ? (
          <a href={pathOf(line)} onClick={onVisit}>
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      <LineDetails line={line} />
      {(isReduced || quantity !== 1) && (
        <Price now={price.display} was={isReduced ? fullPrice.display : null} />
      )}
    </div>
  )
}

function StockHint({ line, quantity }: { line: Line; quantity: number }) {
  const left = line.availability.quantityAvailable
  if (typeof left !== 'number' || left < 1 || quantity !== left) return null
  return <p className={classNames(styles.hint, styles.stock)}>{messages.allWeHave({ left })}</p>
}

type RemoveFormProps = { line: Line; returnTo: string; onRemove: () => void }

function RemoveForm({ line, returnTo, onRemove }: RemoveFormProps) {
  return (
    <form
      method="post"
      action={forms.removeLine}
      className={styles.remove}
      onSubmit={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        weight="quiet"
        data-remove=""
        aria-label={messages.remove({ name: line.name })}
      >
        {commonMessages.remove}
      </Button>
    </form>
  )
}

function LineProblems({ entry, line, blocking, tools }: SettledProps): ReactNode {
  const { error, problems, isPending, key } = entry
  // While a change is in flight, the problems of the last response may be fixed already.
  // A warning was about the quantity that is blocked now.
  const reported = problems.filter(
    ({ code, severity }) => !blocking.some((one) => one.code === code || severity === 'WARNING'),
  )
  const shown = isPending ? [] : [...blocking.map((one) => inShort(one, line)), ...reported]
  if (!error && shown.length === 0) return null
  const fixTools = {
    lineId: line.id,
    returnTo: tools.returnTo,
    onRemove: () => tools.onRemove(line.id),
    onSet: (quantity: number) => tools.onSet(line.id, quantity),
  }
  return (
    <div className={styles.problems}>
      {error && <ProblemNote problem={error} fix={tryAgain(() => tools.onRetry(key))} />}
      {shown.map((problem) => (
        <ProblemNote
          key={`${problem.code} ${problem.message}`}
          problem={problem}
          fix={isBeyondRepair(problem) ? null : fixOf(problem, fixTools)}
        />
      ))}
    </div>
  )
}

/** Returns the problem without the name, which stands above: one line has room for it. */
function inShort(problem: Problem, { availability }: Line): Problem {
  const left = availability.quantityAvailable
  if (availability.status === 'NOT_AVAILABLE')
    return { ...problem, message: commonMessages.soldOut }
  if (problem.code !== 'LINE_PARTIALLY_AVAILABLE' || !left) return problem
  return { ...problem, message: onlyLeft({ left }) }
}

/** A line that was just added, with the price that its page or card shows; the server alone calculates amounts. */
function OnItsWay({ entry }: { entry: ViewLine<Line> }) {
  const { preview, quantity } = entry
  return (
    <>
      <div className={styles.thumb}>
        {preview?.imageUrl && <img src={preview.imageUrl} alt="" width="96" height="120" />}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{preview?.name}</p>
        <p className={styles.hint}>{messages.beingAdded}</p>
      </div>
      <p className={styles.count}>{messages.quantity({ quantity })}</p>
      <p className={classNames(styles.total, 'money')} aria-busy="true">
        {quantity === 1 && preview ? preview.price : '…'}
      </p>
    </>
  )
}
