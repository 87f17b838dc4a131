import * as messages from '../__generated__/messages/ui.ts'
import styles from './ColorDots.module.css'

export type Dot = { color: string; label: string }

type ColorDotsProps = { dots: readonly Dot[]; limit?: number }

/** Colors of a product as SVG, because the content security policy forbids inline styles. */
export function ColorDots({ dots, limit = 5 }: ColorDotsProps) {
  const shown = dots.slice(0, limit)
  const rest = dots.length - shown.length
  const words = messages.colors({ names: dots.map((dot) => dot.label).join(', ') })
  return (
    <div className={styles.dots}>
      <svg width={shown.length * 16} height="14" role="img" aria-label={words}>
        {shown.map((dot, index) => (
          <circle key={dot.label} cx={7 + index * 16} cy="7" r="5.5" fill={dot.color} />
        ))}
      </svg>
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </div>
  )
}
