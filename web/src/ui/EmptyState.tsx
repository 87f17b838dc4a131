import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export type Drawing = 'bookcase' | 'lamp' | 'basket'

const drawings: Record<Drawing, string> = {
  bookcase: 'M10 78h140M22 78v10m116-10v10M40 78V52h22v26M84 78c-8-14-4-30 8-34 12 4 16 20 8 34',
  lamp: 'M50 40c4-20 56-20 60 0ZM80 40v34m-22 14h44M66 88c0-8 28-8 28 0M80 20v6',
  basket: 'M34 46h92l-8 42H42l-8-42Zm14 0c6-34 58-34 64 0M40 60h80M44 74h72',
}

type EmptyStateProps = {
  drawing: Drawing
  title: string
  children?: ReactNode
  headingLevel?: 1 | 2
}

/** An empty state: message, explanation and a link onward. */
export function EmptyState({ drawing, title, children, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden="true">
        <ellipse cx="80" cy="90" rx="62" ry="5" className={styles.shadow} />
        <path d={drawings[drawing]} className={styles.line} />
      </svg>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
