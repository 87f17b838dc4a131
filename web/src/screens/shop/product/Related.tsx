import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const RelatedRail = lazy(async () => ({ default: (await import('./RelatedRail.tsx')).RelatedRail }))

type RelatedProps = { shelf: { slug: string; name: string }; productId: string }

/** Neighbours on the shelf, asked for only when someone scrolls that far. */
export function Related(props: RelatedProps) {
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
