import type { MouseEvent } from 'react'
import * as messages from '../../__generated__/messages/product.ts'

/**
 * Keeps the focus with a moved entry: on the same button of its new position, or on the opposite button at the end of
 * the list. The groups stay in place and their content is swapped.
 */
export function followMove({ currentTarget }: MouseEvent<HTMLButtonElement>, by: 1 | -1): void {
  const group = currentTarget.closest('fieldset')
  const next = by === 1 ? group?.nextElementSibling : group?.previousElementSibling
  requestAnimationFrame(() => {
    const buttons = [...(next?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const words = buttons.filter(({ textContent }) => /^(Up|Down)$/.test(textContent))
    const same = words.find(
      ({ textContent }) => textContent === (by === 1 ? messages.down : messages.up),
    )
    ;(same ?? words[0])?.focus()
  })
}
