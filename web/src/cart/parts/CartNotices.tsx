import { Banner } from '../../ui/Banner.tsx'
import type { CartEngine, State } from '../cart-engine.ts'
import { slots } from '../wishes.ts'
import styles from './CartNotices.module.css'
import { ProblemNote, tryAgain } from './ProblemNote.tsx'

type CartNoticesProps = { state: State; engine: CartEngine | null }

/** What concerns the cart as a whole, or a line that is no longer there. */
export function CartNotices({ state, engine }: CartNoticesProps) {
  const { problems, cart, isOnline } = state
  const isShownElsewhere = (key: string) =>
    key === slots.coupon ||
    key === slots.note ||
    key === slots.delivery ||
    cart?.lines.some(({ id }) => slots.line(id) === key)
  const homeless = Object.entries(problems).filter(
    // A refused add is told where it was asked for.
    ([key]) => !isShownElsewhere(key) && !key.startsWith('add:'),
  )
  const undone = state.slots.filter(({ key, trouble }) => trouble && key.startsWith('add:'))
  return (
    <div className={styles.notices}>
      {!isOnline && (
        <Banner tone="warning">What you change here is kept and sent once you are back.</Banner>
      )}
      {homeless.flatMap(([key, list]) =>
        list.map((problem) => <ProblemNote key={key + problem.code} problem={problem} />),
      )}
      {undone.map(({ key, trouble }) =>
        trouble ? (
          <ProblemNote key={key} problem={trouble} fix={tryAgain(() => engine?.retry(key))} />
        ) : null,
      )}
    </div>
  )
}
