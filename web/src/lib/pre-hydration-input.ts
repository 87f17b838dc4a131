// Records input made before hydration for its replay afterwards. Fields keep their values, but React fires no events
// for them: a product page would show Large and add Small to the cart.
import { useEffect } from 'react'
import type { RecordedInput } from './replay-input.ts'

declare global {
  interface Window {
    /** Input recorded before hydration, by field. Absent until the first input event. */
    preHydrationInput?: WeakMap<Element, RecordedInput>
    /** Ends the recording of clicks and submits before hydration: React answers those that come while it hydrates. */
    endClicks?: () => void
    /** Clicks the button that was clicked last before hydration. */
    replayClick?: () => void
  }
}

/** Inline script that runs before all other scripts; the content security policy allows it by the hash of its text. */
export const inputRecorderScript =
  `addEventListener('input',function(e){var t=e.target;(window.preHydrationInput=window.preHydrationInput||new WeakMap)` +
  `.set(t,{value:t.value,checked:t.checked,at:e.timeStamp})},true);` +
  // Buttons that only a script answers: links and forms work by themselves. The button shows that it was pressed.
  `(function(w,last){function record(e){var b=e.target.closest('button[type=button]:not([popovertarget])');` +
  `if(b){if(last)delete last.dataset.pressed;last=b;b.dataset.pressed=''}}` +
  // So does the button of a form that the browser sends, until the response replaces the page.
  `function sent(e){var b=e.submitter;if(b){b.dataset.pressed='';` +
  `addEventListener('pagehide',function(){delete b.dataset.pressed},{once:true})}}` +
  `addEventListener('click',record,true);addEventListener('submit',sent,true);` +
  `w.endClicks=function(){removeEventListener('click',record,true);removeEventListener('submit',sent,true)};` +
  `w.replayClick=function(){if(last){delete last.dataset.pressed;last.click()}}})(window)`

/** Attribute of the root of a part that is hydrated later and replays the input of its own fields. */
export const replaysOwnInput = { 'data-replays-own-input': '' }

let loaded: typeof import('./replay-input.ts') | null = null

/** Loads the replay code if input was recorded, so it is ready before React hydrates the fields. */
export const loadReplay = async () => {
  if (window.preHydrationInput) loaded ??= await import('./replay-input.ts').catch(() => null)
  return loaded
}

/** Replays recorded input once a part is hydrated; without a part, that of the whole page. */
export function useInputReplay(part?: { current: Element | null }) {
  useEffect(() => {
    if (!part) window.replayClick?.()
    // Without another import where possible: a render before the replay would reset the fields to their state.
    void Promise.resolve(loaded ?? loadReplay()).then((code) => code?.replayInput(part?.current))
  }, [part])
}
