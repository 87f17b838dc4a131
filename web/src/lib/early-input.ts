// What is typed and chosen before the code of a page is there. The fields keep it, but React tells nobody: a product
// page would show Large and put Small into the cart. So it is remembered, and told once somebody listens.
import { useEffect } from 'react'

/** By field, for as long as the field lives: what is in it, and when that was said. */
export type EarlyInput = WeakMap<EventTarget, { value: string; checked: boolean; at: number }>

declare global {
  interface Window {
    /** Not there until there is something to remember. */
    earlyInput?: EarlyInput
  }
}

/** Runs before any other code of the page; its exact text is part of the page's policy. */
export const earlyInputScript =
  `addEventListener('input',function(e){var t=e.target;(window.earlyInput=window.earlyInput||new WeakMap)` +
  `.set(t,{value:t.value,checked:t.checked,at:e.timeStamp})},true)`

/** For the root of a part whose code comes after the page's: it tells its fields itself. */
export const tellsItself = { 'data-tells-itself': '' }

export type Part = { current: Element | null }

/** Tells the fields of a part what was said to them before it was there. Without a part: those of the page. */
export function useEarlyInput(part?: Part) {
  useEffect(() => {
    // Without that code everything works as it did before: nothing is told.
    if (!window.earlyInput) return
    import('./tell-again.ts').then(
      (code) => code.tellAgain(part),
      () => undefined,
    )
  }, [part])
}
