// Prevents losing unsaved input by following a link or closing the page.

import { useEffect, useRef } from 'react'
import * as messages from '../__generated__/messages/ui.ts'

const unsaved = new Set<object>()

/** Guards unsaved input while `isDirty`. Call the returned function after saving, before navigating. */
export function useUnsaved(isDirty: boolean): () => void {
  const own = useRef<object>({})
  useEffect(() => {
    const { current: token } = own
    if (!isDirty) return
    unsaved.add(token)
    const warn = (event: BeforeUnloadEvent) => unsaved.has(token) && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(token)
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
  return () => void unsaved.delete(own.current)
}

/**
 * Back and forward cannot be prevented: if the dialog is declined, the former address is restored. Call once, before
 * the router listens.
 */
export function guardHistory(): void {
  let here = location.href
  for (const name of ['pushState', 'replaceState']) {
    addEventListener(name, () => {
      here = location.href
    })
  }
  addEventListener('popstate', (event) => {
    if (pageOf(location.href) === pageOf(here) || mayLeave()) {
      here = location.href
      return
    }
    event.stopImmediatePropagation()
    history.pushState(null, '', here)
  })
}

/** Whether there is unsaved input. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** A fragment of the same page is not a navigation. */
const pageOf = (href: string) => href.replace(/#.*$/, '')

/** Confirms leaving a screen with unsaved input; true when there is none or it may be lost. */
export const mayLeave = (): boolean => unsaved.size === 0 || confirm(messages.unsavedChanges)
