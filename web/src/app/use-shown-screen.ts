// Navigation: the old screen stays until the new one is complete, then they change places.
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClient } from 'urql'
import { useLocationProperty } from 'wouter/use-browser-location'
import { prepare, type Shown } from './prepare.ts'
import { arrive, depart } from './scroll.ts'
import { takeTransitionPicture } from './transition-picture.ts'

/** After this the old screen gives way to a skeleton of the new one. */
const patience = 300

export type ShownScreen = {
  shown: Shown
  isPending: boolean
  isSlow: boolean
  target: string
  retry: () => void
}

export function useShownScreen(first: Shown): ShownScreen {
  const client = useClient()
  const target = useLocationProperty(
    () => location.pathname + location.search,
    () => first.url,
  )
  const [shown, setShown] = useState(first)
  const [isSlow, setSlow] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const current = useRef({ url: first.url, path: first.request.path, attempt: 0 })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    const last = current.current
    if (target === last.url && attempt === last.attempt) return
    let isDropped = false
    const timer = setTimeout(() => {
      // The skeleton is shorter than what it replaces; the browser then scrolls, not the visitor.
      depart()
      setSlow(true)
    }, patience)
    const show = (next: Shown) => {
      clearTimeout(timer)
      if (isDropped) return
      const isSamePath = next.request.path === last.path
      current.current = { url: next.url, path: next.request.path, attempt }
      const update = () => {
        setShown(next)
        setSlow(false)
      }
      depart()
      swap(update, { isSamePath })
    }
    // A chunk of an older build is gone from the server: the page itself is the way out.
    prepare(target, client).then(show, () => window.location.assign(target))
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [target, client, attempt])

  return { shown, isPending: target !== shown.url, isSlow, target, retry }
}

function swap(update: () => void, { isSamePath }: { isSamePath: boolean }) {
  const change = () => {
    flushSync(update)
    arrive({ isSamePath })
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isSamePath || isStill || !document.startViewTransition) return change()
  const release = takeTransitionPicture()
  document.startViewTransition(() => {
    release()
    change()
  })
}
