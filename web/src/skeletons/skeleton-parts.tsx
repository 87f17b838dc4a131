// What skeletons are made of: lines of text, pictures and cards. `data-place` names what a journey compares with the page.
import type { ReactNode } from 'react'
import styles from './Skeletons.module.css'

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

export const times = (count: number, render: (key: string) => ReactNode) =>
  keys.slice(0, count).map(render)

type BarsProps = { count?: number; narrow?: number }

/** Lines of text, and those that it has more where there is less width. */
export const Bars = ({ count = 1, narrow = 0 }: BarsProps) => (
  <>
    {times(narrow, (key) => (
      <i key={key} className={styles.narrow} />
    ))}
    {times(count, (key) => (
      <i key={key} className={styles.bar} />
    ))}
  </>
)

export const Crumbs = () => (
  <div className={styles.crumbs}>
    <ol>
      <li>
        <span>
          <Bars />
        </span>
      </li>
    </ol>
  </div>
)

export const Title = (lines: BarsProps) => (
  <h1 data-place="heading">
    <Bars {...lines} />
  </h1>
)

type HeadProps = { className?: string | undefined; text?: BarsProps | undefined }

/** The heading of a screen and its introduction. */
export const Head = ({ className = styles.head, text }: HeadProps) => (
  <header className={className}>
    <Title />
    {text && (
      <p>
        <Bars {...text} />
      </p>
    )}
  </header>
)

/** Cards of products in the columns of a grid. */
export const Cards = ({ count, shape }: { count: number; shape: 'grid' | 'beside' }) => (
  <ul className={styles[shape]}>
    {times(count, (key) => (
      <li key={key} data-place="card">
        <div className={styles.portrait} data-place="picture" />
        <Bars count={2} />
      </li>
    ))}
  </ul>
)

/** A collection: its picture, its name and the number of its products. */
export const Tile = ({ isFeature = false }) => (
  <li data-place="card">
    <div className={isFeature ? styles.feature : styles.tile}>
      <div className={styles.frame} data-place="picture" />
      <h2 className={styles.name}>
        <Bars />
      </h2>
    </div>
  </li>
)

export const Field = () => (
  <div>
    <div className={styles.label}>
      <Bars />
    </div>
    <div className={styles.field} data-place="field" />
  </div>
)
