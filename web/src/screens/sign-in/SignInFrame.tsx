import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type SignInFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** Layout of the sign-in pages: one narrow column beside a decorative panel. */
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
      <div className={styles.scene} aria-hidden="true">
        <svg viewBox="0 0 320 400" width="320" height="400" aria-hidden="true">
          <path d="M0 330h320" className={styles.ledge} />
          <path d="M96 150c8-62 120-62 128 0Z" className={styles.shade} />
          <path d="M160 150v180m-34 0h68M160 104V64" className={styles.line} />
          <path d="M232 330v-46h46v46m0-36c16 0 16 24 0 24M52 330v-70h52v70m-40-70v-14h28v14" />
        </svg>
      </div>
    </div>
  )
}
