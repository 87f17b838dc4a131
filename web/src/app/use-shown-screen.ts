// Navigation: the current screen stays until the next one is complete, then they are swapped.
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClient } from 'urql'
import { useLocationProperty } from 'wouter/use-browser-location'
import { prepare, type Shown } from './prepare.ts'
import { arrive, depart } from './scroll.ts'
import { changeWithPicture, rememberPicture } from './transition-picture.ts'

/** Delay after which the current screen is replaced by a skeleton of the next one. */
const skeletonDelayMs = 300

type Skeleton = ComponentType<{ pattern: string }> | null

export type ShownScreen = {
  shown: Shown
  isPending: boolean
  /** Stands for the next screen while it takes long. */
  Skeleton: Skeleton
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
  const [Skeleton, setSkeleton] = useState<Skeleton>(null)
  const [attempt, setAttempt] = useState(0)
  const current = useRef({ url: first.url, path: first.request.path, attempt: 0 })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    const last = current.current
    // Also when a visitor has gone back before the next screen was there.
    if (target === last.url && attempt === last.attempt) return rememberPicture()
    let isDropped = false
    const timer = setTimeout(async () => {
      // Without its code the page would be empty, and its footer in the window. Where that fails, the screen stays.
      const part = await import('../skeletons/ScreenSkeleton.tsx').catch(() => null)
      if (isDropped || !part) return
      // The skeleton is shorter than the screen it replaces; the resulting scroll event is the browser's, not the
      // visitor's.
      depart()
      setSkeleton(() => part.ScreenSkeleton)
    }, skeletonDelayMs)
    const show = (next: Shown) => {
      clearTimeout(timer)
      if (isDropped) return
      isDropped = true
      const isSamePath = next.request.path === last.path
      current.current = { url: next.url, path: next.request.path, attempt }
      const update = () => {
        setShown(next)
        setSkeleton(null)
      }
      depart()
      swap(update, last.path, isSamePath)
    }
    // The server no longer has a chunk of an older build: load the page instead.
    prepare(target, client).then(show, () => window.location.assign(target))
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [target, client, attempt])

  return { shown, isPending: target !== shown.url, Skeleton, target, retry }
}

function swap(update: () => void, left: string, isSamePath: boolean) {
  const change = () => {
    flushSync(update)
    arrive({ isSamePath })
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isSamePath || isStill || !document.startViewTransition) return change()
  changeWithPicture(left, change)
}
