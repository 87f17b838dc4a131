// What was typed and not saved is not left by accident: neither by a link nor by closing the page.
import { useEffect, useRef } from 'react'

const unsaved = new Set<object>()

/** Guards what is typed while `isDirty`. Call what it answers once all of it is saved, before leaving. */
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
 * Back and forward go before anybody is asked: who stays is brought back to where they were. Called once, before
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

/** Something is typed that is not saved yet. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** Another part of the same page is not another page. */
const pageOf = (href: string) => href.replace(/#.*$/, '')

/** Asks before a screen with something unsaved is left; true when nothing is lost, or it is meant. */
export const mayLeave = (): boolean =>
  unsaved.size === 0 || confirm('What you changed here is not saved. Leave it all the same?')
