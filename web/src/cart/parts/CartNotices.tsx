import type { ReactNode } from 'react'
import type { CartEngine, State } from '../cart-engine.ts'
import { slots } from '../cart-intents.ts'
import styles from './CartNotices.module.css'
import { ProblemNote, tryAgain } from './ProblemNote.tsx'

type CartNoticesProps = {
  state: State
  engine: CartEngine | null
  /** The page has no fields for codes, note and delivery, which show their problems themselves. */
  isBare?: boolean
  children?: ReactNode
}

const fields: ReadonlySet<string> = new Set([
  slots.coupon,
  slots.giftCard,
  slots.note,
  slots.delivery,
])

/** Problems of the cart as a whole, or of lines that are gone. */
export function CartNotices({ state, engine, isBare, children }: CartNoticesProps) {
  const { problems, cart } = state
  const isShownElsewhere = (key: string) =>
    (!isBare && fields.has(key)) || cart?.lines.some(({ id }) => slots.line(id) === key)
  const homeless = Object.entries(problems).filter(
    // The form of an add shows its problems itself.
    ([key]) => !isShownElsewhere(key) && !key.startsWith('add:'),
  )
  const undone = state.slots.filter(({ key, error }) => error && key.startsWith('add:'))
  return (
    <div className={styles.notices}>
      {children}
      {homeless.flatMap(([key, list]) =>
        list.map((problem) => <ProblemNote key={key + problem.code} problem={problem} />),
      )}
      {undone.map(({ key, error }) =>
        error ? (
          <ProblemNote key={key} problem={error} fix={tryAgain(() => engine?.retry(key))} />
        ) : null,
      )}
    </div>
  )
}
