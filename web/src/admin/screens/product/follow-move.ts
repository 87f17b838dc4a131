import type { MouseEvent } from 'react'

/**
 * What is moved keeps the focus: the button of the same words in the group it moved into, or the other one of the
 * two at the end of the way. The groups stay where they are, and what is in them changes places.
 */
export function followMove({ currentTarget }: MouseEvent<HTMLButtonElement>, by: 1 | -1): void {
  const group = currentTarget.closest('fieldset')
  const next = by === 1 ? group?.nextElementSibling : group?.previousElementSibling
  requestAnimationFrame(() => {
    const buttons = [...(next?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const words = buttons.filter(({ textContent }) => /^(Up|Down)$/.test(textContent))
    const same = words.find(({ textContent }) => textContent === (by === 1 ? 'Down' : 'Up'))
    ;(same ?? words[0])?.focus()
  })
}
