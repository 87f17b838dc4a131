import type { ReactNode } from 'react'
import basket from './drawings/basket.webp'
import bookcase from './drawings/bookcase.webp'
import crate from './drawings/crate.webp'
import lamp from './drawings/lamp.webp'
import styles from './EmptyState.module.css'

const drawings = { basket, bookcase, crate, lamp }

export type Drawing = keyof typeof drawings

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
      <img src={drawings[drawing]} alt="" width="240" height="150" />
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
