import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RelatedRailProps } from './RelatedRail.tsx'

const RelatedRail = lazy(async () => ({ default: (await import('./RelatedRail.tsx')).RelatedRail }))

/** Related products, fetched when the section scrolls into view. */
export function Related(props: RelatedRailProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
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
