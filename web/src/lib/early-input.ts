// What is typed and chosen before the code of a page is there. The fields keep it, but React tells nobody: a product
// page would show Large and put Small into the cart. So it is remembered, and told once somebody listens.
import { useEffect } from 'react'
import type { Said } from './tell-again.ts'

declare global {
  interface Window {
    /** By field, for as long as the field lives. Not there until there is something to remember. */
    earlyInput?: WeakMap<Element, Said>
  }
}

/** Runs before any other code of the page; its exact text is part of the page's policy. */
export const earlyInputScript =
  `addEventListener('input',function(e){var t=e.target;(window.earlyInput=window.earlyInput||new WeakMap)` +
  `.set(t,{value:t.value,checked:t.checked,at:e.timeStamp})},true)`

/** For the root of a part whose code comes after the page's: it tells its fields itself. */
export const tellsItself = { 'data-tells-itself': '' }

/** The code that tells, where there is something to tell: there before React takes the fields over. */
export const tellingCode = async () =>
  window.earlyInput ? import('./tell-again.ts').catch(() => null) : null

/** Tells the fields of a part what was said to them before it was there. Without a part: those of the page. */
export function useEarlyInput(part?: { current: Element | null }) {
  useEffect(() => {
    void tellingCode().then((code) => code?.tellAgain(part?.current))
  }, [part])
}
