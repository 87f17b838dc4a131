// Distinguishes the second tap of a double tap from a second add on purpose.
import type { CartLineRequest, CartProblem } from '../lib/cart-signal.ts'

type Added = { problems: CartProblem[] }

/** Milliseconds between the taps of one double tap, at most. Two adds on purpose are farther apart. */
const doubleTap = 500

/** Returns the response of the same add that was made a moment ago, unless that was refused; null if there is none. */
export class RecentAdd {
  #last: { line: string; at: number; added: Promise<Added> } | null = null

  find(line: CartLineRequest): Promise<Added> | null {
    const last = this.#last
    if (!last || Date.now() - last.at >= doubleTap) return null
    return last.line === JSON.stringify(line) ? last.added : null
  }

  remember(line: CartLineRequest, added: Promise<Added>) {
    const last = { line: JSON.stringify(line), at: Date.now(), added }
    this.#last = last
    void added.then(({ problems }) => {
      // A warning, such as that it waits for the connection, is none.
      const isRefused = problems.some(({ severity }) => severity !== 'WARNING')
      if (isRefused && this.#last === last) this.#last = null
    })
  }

  /** Makes the next add one of its own: a click between the taps, such as that which closes the drawer, was on purpose. */
  clear() {
    this.#last = null
  }
}

/**
 * Ignores the second click of a double click for a moment: it would press what the drawer shows in that place. Browsers count taps
 * that are a third of a second apart as single ones, so that each tap is ignored: none of them can be about what has just
 * appeared.
 */
export function ignoreSecondClick() {
  const end = performance.now() + doubleTap
  const ignore = (event: MouseEvent) => {
    // When it was pressed, not when a busy page got to it.
    if (event.timeStamp >= end) return removeEventListener('click', ignore, true)
    if (!isSecond(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', ignore, true)
}

/** Older browsers do not say what was pressed with: there the count alone decides. */
const isSecond = (event: MouseEvent) =>
  event.detail > 1 || ('pointerType' in event && event.pointerType === 'touch')
