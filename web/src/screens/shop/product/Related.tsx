import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RelatedRailProps } from './RelatedRail.tsx'

const RelatedRail = lazy(async () => ({ default: (await import('./RelatedRail.tsx')).RelatedRail }))

/** What is like it, asked for only when someone scrolls that far. */
export function Related(props: RelatedRailProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <RelatedRail {...props} />
        </Suspense>
      )}
    </div>
  )
}
