// Whether the page is being left by a form that the browser sends itself, which may end the session before the next page.
declare global {
  interface Window {
    /** Set by each form that is sent. */
    isPageLeaving?: boolean
  }
}

/**
 * Inline script: the code of live updates loads later than a form can be sent. A page out of the back/forward cache is no
 * longer being left; other forms answer the event themselves.
 */
export const leaveRecorderScript =
  `addEventListener('submit',function(e){window.isPageLeaving=!e.defaultPrevented});` +
  `addEventListener('pageshow',function(e){if(e.persisted)window.isPageLeaving=false})`

export const isPageLeaving = (): boolean => window.isPageLeaving ?? false
