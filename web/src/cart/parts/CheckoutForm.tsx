import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as messages from '../../__generated__/messages/cart.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Problem } from '../engine-types.ts'
import { forms } from '../form-paths.ts'
import { lineAnchor } from '../line-anchor.ts'
import type { Fix } from '../problem-fix.ts'
import styles from './CheckoutForm.module.css'
import { ProblemNote } from './ProblemNote.tsx'

type CheckoutFormProps = {
  /** Lines that block the checkout, each with its fix. */
  blocking: readonly { problem: Problem; name?: string | undefined; fix: Fix | null }[]
  label?: string
  returnTo: string
  /** Set where the lines are visible, each with its fix: then each problem links to its line. */
  linesIn?: 'page' | 'drawer'
  /** Id of a form whose fields are submitted as well when no script has sent them before. */
  withForm?: string
  /** What it comes to. On a phone the button then stays at the lower edge, with this beside it. */
  due?: ReactNode
  /** Where the reasons stand, in place of above the button. */
  place?: HTMLElement | null
}

/** Opens the payment page. Lists the reasons when it cannot, and moves the focus to them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { blocking, label = messages.checkOut, returnTo, linesIn, withForm, due, place } = props
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  // Those of a phone that come later wait for a click: the lines and the button say that there are some.
  const [listed, setListed] = useState(blocking.length)
  const list = useRef<HTMLDivElement>(null)
  useWayBack(() => setBusy(false))
  // Once the reasons are in the page, which they were not before.
  useEffect(() => {
    if (refusals.length > 0) list.current?.focus()
  }, [refusals])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setListed(Number.POSITIVE_INFINITY)
    setRefusals([])
    const begin = await import('../begin-checkout.ts').catch(() => null)
    // The chunk did not load: submit the plain form.
    if (!begin) return form.submit()
    const problems = await begin.beginCheckout()
    setRefusals(problems)
    // Stays busy until the payment page replaces this one.
    if (problems.length === 0) return
    setBusy(false)
  }

  // A line may have just sold out: the refusal reports it before the cart is fetched again.
  const isListed = (one: Problem) =>
    blocking.some(({ problem }) => problem.lineId === one.lineId && problem.code === one.code)
  const others = refusals.filter((problem) => !isListed(problem))
  const hasProblems = others.length + blocking.length > 0
  const reasons = useId()
  const weight = blocking.length > 0 ? 'secondary' : 'primary'
  const explanation = (
    <Reasons ref={list} id={reasons} {...{ blocking, others, linesIn, isBusy, listed }} />
  )
  return (
    <div className={classNames(styles.form, due ? styles.open : null)}>
      {!due && (place ? createPortal(explanation, place) : explanation)}
      <form
        method="post"
        action={forms.checkout}
        className={due ? styles.held : undefined}
        onSubmit={submit}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        {due && <p className={styles.due}>{due}</p>}
        <Button
          type="submit"
          weight={weight}
          isWide
          isBusy={isBusy}
          className={withForm && styles.scripted}
          aria-describedby={hasProblems ? reasons : undefined}
        >
          {isBusy ? messages.openingPaymentPage : label}
        </Button>
        {withForm && (
          <noscript>
            <Button
              type="submit"
              form={withForm}
              formAction={forms.checkout}
              formNoValidate
              weight={weight}
              isWide
            >
              {label}
            </Button>
          </noscript>
        )}
      </form>
      {/* Below the button of the cart page, which an answer then does not move. */}
      {due && explanation}
    </div>
  )
}

type ReasonsProps = Pick<CheckoutFormProps, 'blocking' | 'linesIn'> & {
  ref: Ref<HTMLDivElement>
  id: string
  others: readonly Problem[]
  isBusy: boolean
  /** How many of the blocking ones a phone shows. */
  listed: number
}

function Reasons({ ref, id, blocking, others, linesIn, isBusy, listed }: ReasonsProps) {
  if (blocking.length + others.length === 0) return isBusy && <div className={styles.room} />
  const late = blocking.slice(listed)
  const noteOf = ({ problem, fix }: (typeof blocking)[number]) => (
    <ProblemNote
      key={`${problem.lineId} ${problem.code}`}
      problem={problem}
      fix={linesIn ? null : fix}
      anchor={linesIn && problem.lineId && lineAnchor(problem.lineId, linesIn === 'drawer')}
    />
  )
  const isLate = late.length > 0 && listed === 0
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      className={classNames(styles.problems, isLate && styles.late)}
    >
      {blocking.length > 0 && <p className={styles.head}>{messages.beforeCheckout}</p>}
      {blocking.slice(0, listed).map(noteOf)}
      {late.length > 0 && (
        <div className={classNames(styles.notes, styles.late)}>{late.map(noteOf)}</div>
      )}
      {others.map((problem) => (
        <ProblemNote key={`${problem.lineId} ${problem.code}`} problem={problem} />
      ))}
    </div>
  )
}

/** Resets the form when the browser restores the page from the back/forward cache. */
function useWayBack(onBack: () => void) {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
