import * as messages from '../../__generated__/messages/cart.ts'
import type { Line } from '../cart-engine.ts'
import styles from './CartLine.module.css'

/** Choices and custom texts, each with its name. */
export function LineDetails({ line }: { line: Pick<Line, 'descriptionLines' | 'customTexts'> }) {
  const named = [
    ...line.descriptionLines.map(({ name, value }) => ({ name, value })),
    ...line.customTexts.map(({ title, value }) => ({
      name: title,
      value: messages.customText({ value }),
    })),
  ]
  const unique = named.filter(
    ({ name }, index) => named.findIndex((one) => one.name === name) === index,
  )
  if (unique.length === 0) return null
  return (
    <ul className={styles.details}>
      {unique.map(({ name, value }) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  )
}
