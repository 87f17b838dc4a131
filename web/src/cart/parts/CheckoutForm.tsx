import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
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
}

/** Opens the payment page. Lists the reasons when it cannot, and moves the focus to them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { blocking, label = messages.checkOut, returnTo, linesIn, withForm, due } = props
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
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
  const explanation = <Reasons ref={list} id={reasons} {...{ blocking, others, linesIn, isBusy }} />
  return (
    <div className={classNames(styles.form, due ? styles.open : null)}>
      {!due && explanation}
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
}

function Reasons({ ref, id, blocking, others, linesIn, isBusy }: ReasonsProps) {
  if (blocking.length + others.length === 0) return isBusy && <div className={styles.room} />
  return (
    <div ref={ref} id={id} tabIndex={-1} className={styles.problems}>
      {blocking.length > 0 && <p className={styles.head}>{messages.beforeCheckout}</p>}
      {blocking.map(({ problem, fix }) => (
        <ProblemNote
          key={`${problem.lineId} ${problem.code}`}
          problem={problem}
          fix={linesIn ? null : fix}
          anchor={linesIn && problem.lineId && lineAnchor(problem.lineId, linesIn === 'drawer')}
        />
      ))}
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
