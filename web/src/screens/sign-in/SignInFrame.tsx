import stillLife from '@vitrine/theme/still-life.webp'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type SignInFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** Layout of the sign-in pages: one narrow column beside a decorative picture. */
export function SignInFrame({ title, lead, children, foot }: SignInFrameProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
      {/* Small screens do not show it, and do not load it. */}
      <img
        className={styles.scene}
        src={stillLife}
        alt=""
        width={1200}
        height={1200}
        loading="lazy"
      />
    </div>
  )
}
