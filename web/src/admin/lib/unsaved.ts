// Prevents losing unsaved input by following a link or closing the page.

import { useEffect, useRef } from 'react'
import * as messages from '../__generated__/messages/ui.ts'

const unsaved = new Set<object>()

/** Guards unsaved input while `isDirty`. Call the returned function after saving, right before navigating. */
export function useUnsaved(isDirty: boolean): () => void {
  const { current: token } = useRef<object>({})
  // After each render: what is typed while a save is under way is unsaved when it has ended.
  useEffect(() => {
    if (isDirty) unsaved.add(token)
    else unsaved.delete(token)
  })
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => unsaved.has(token) && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(token)
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty, token])
  return () => void unsaved.delete(token)
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
