import { useLayoutEffect, useRef } from 'react'
import { formPath } from '../../../lib/form-path.ts'

/** Milliseconds after a choice in which the page may move: it is what the visitor wants to see. */
const answerTime = 500

/**
 * Keeps what is below the form in its place when the product is back in stock, until the next click: the button that
 * replaces the form, and a notice above it, may be lower.
 */
export function useRoom(...elements: { current: HTMLElement | null }[]) {
  const usedAt = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same references always
  useLayoutEffect(() => {
    const note = ({ timeStamp }: Event) => {
      usedAt.current = timeStamp
    }
    for (const name of ['click', 'change']) addEventListener(name, note, true)
    return () => {
      for (const name of ['click', 'change']) removeEventListener(name, note, true)
      const below = elements.find(({ current }) => current)?.current
      if (below && performance.now() - usedAt.current > answerTime) reserve(below)
    }
  }, [])
}

function reserve(below: HTMLElement) {
  const action = formPath('add-to-cart')
  const form = below.closest('main')?.querySelector<HTMLElement>(`form[action="${action}"]`)
  if (!form) return
  const { bottom } = below.getBoundingClientRect()
  form.style.minHeight = `${bottom - form.getBoundingClientRect().top}px`
  addEventListener('click', () => form.style.removeProperty('min-height'), { once: true })
}
