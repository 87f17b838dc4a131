import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Problem } from '../engine-types.ts'
import { forms } from '../forms.ts'
import styles from './CheckoutForm.module.css'
import { type Fix, ProblemNote } from './ProblemNote.tsx'

type CheckoutFormProps = {
  /** Lines that stand in the way, each with the one thing to do about it. */
  blocking: readonly { problem: Problem; name?: string | undefined; fix: Fix | null }[]
  label?: string
  returnTo: string
  /** The lines themselves are in sight, each with its fix: one sentence is enough. */
  isBrief?: boolean
}

/** The way to the payment page, and what is in it. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { blocking, label = 'Check out', returnTo, isBrief } = props
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useWayBack(() => setBusy(false))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setRefusals([])
    const begin = await import('../begin-checkout.ts').catch(() => null)
    // Its code did not arrive: the form is a real one.
    if (!begin) return form.submit()
    const problems = await begin.beginCheckout()
    setRefusals(problems)
    // On the way out it stays busy until the page is gone.
    if (problems.length === 0) return
    setBusy(false)
    requestAnimationFrame(() => list.current?.focus())
  }

  const others = refusals.filter(({ lineId }) => !lineId)
  const hasProblems = others.length + blocking.length > 0
  return (
    <div className={styles.form}>
      {hasProblems && (
        <div ref={list} tabIndex={-1} className={styles.problems}>
          {blocking.length > 0 && (
            <p className={styles.head}>
              {isBrief ? 'See to what is marked above first.' : 'Before you check out:'}
            </p>
          )}
          {(isBrief ? [] : blocking).map(({ problem, fix }) => (
            <ProblemNote key={`${problem.lineId} ${problem.code}`} problem={problem} fix={fix} />
          ))}
          {others.map((problem) => (
            <ProblemNote key={problem.code} problem={problem} />
          ))}
        </div>
      )}
      <form method="post" action={forms.checkout} onSubmit={submit}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" weight="primary" isWide isBusy={isBusy}>
          {isBusy ? 'Opening the payment page…' : label}
        </Button>
      </form>
    </div>
  )
}

/** Coming back from the payment page by the browser's own button finds the form ready again. */
function useWayBack(onBack: () => void) {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
