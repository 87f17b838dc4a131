// Skeletons of what visitors and members have of their own: cart, account, forms, and members among each other.
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { currentSignal } from '../lib/cart-signal.ts'
import { Row, Slot } from '../ui/Row.tsx'
import styles from './Skeletons.module.css'
import { Bars, Crumbs, Field, Head, Title, times } from './skeleton-parts.tsx'

const Lines = () => (
  <div className={styles.cart}>
    <ul className={styles.lines}>
      {times(Math.min(currentSignal().count ?? 2, 3), (key) => (
        <li key={key} className={styles.line}>
          <div className={styles.thumb}>
            <div className={styles.portrait} data-place="picture" />
          </div>
          <div className={styles.lineWords}>
            <Bars count={2} />
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.summary}>
      <Bars count={6} />
    </div>
  </div>
)

/** Drawing, words and products to begin with. The words are there unseen, because they decide where the others stand. */
const Empty = () => (
  <div className={styles.bare}>
    <div className={styles.empty}>
      <div className={styles.drawing} data-place="picture" />
      <h1 data-place="heading">
        <span className={styles.written}>{commonMessages.yourCartIsEmpty}</span>
      </h1>
      <p>
        <span className={styles.written}>{messages.anythingYouAddIsSavedHere}</span>
      </p>
      <div className={styles.field} />
    </div>
    <div className={styles.start}>
      <h2 data-place="section">
        <Bars />
      </h2>
      <Row of="four">
        {times(4, (key) => (
          <Slot key={key} />
        ))}
      </Row>
    </div>
  </div>
)

/** The cart; where this page knows that it is empty, a drawing and words instead. */
export const Cart = () => (
  <div className="wrap">
    {currentSignal().count === 0 ? (
      <Empty />
    ) : (
      <>
        <div className={styles.cartTitle}>
          <Title />
        </div>
        <Lines />
      </>
    )}
  </div>
)

export const Account = () => (
  <div className={`wrap ${styles.account}`}>
    <div className={styles.nav}>
      <ul>
        {times(8, (key) => (
          <li key={key} className={styles.entry}>
            <Bars />
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.content}>
      <Head className={styles.accountHead} />
      {times(3, (key) => (
        <div key={key} className={styles.section} data-place="section">
          <h2>
            <Bars />
          </h2>
          <div className={styles.body}>
            <Bars count={4} />
          </div>
        </div>
      ))}
    </div>
  </div>
)

export const Form = () => (
  <div className={`wrap ${styles.signIn}`}>
    <div className={styles.column}>
      <Head className={styles.signInHead} text={{ count: 1, narrow: 1 }} />
      <div className={styles.fields}>
        <Field />
        <Field />
        <div className={styles.field} />
      </div>
    </div>
    <div className={styles.scene} />
  </div>
)

export const Members = () => (
  <div className={`wrap ${styles.members}`}>
    <Head text={{ narrow: 0 }} />
    <div className={styles.search}>
      <Field />
    </div>
    <div className={styles.count}>
      <Bars />
    </div>
    <ul className={styles.faces}>
      {times(10, (key) => (
        <li key={key} data-place="card">
          <div className={styles.face}>
            <div className={styles.square} />
            <Bars />
          </div>
        </li>
      ))}
    </ul>
  </div>
)

export const Member = () => (
  <div className="wrap">
    <Crumbs />
    <div className={styles.member}>
      <div className={styles.memberHead}>
        <div className={styles.square} />
        <div>
          <Title />
        </div>
      </div>
    </div>
  </div>
)
