import { useEffect, useState } from 'react'

/** Returns a ref for a place, and whether the place has come near the window. */
export function useNear() {
  const [place, setPlace] = useState<Element | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return [setPlace, isNear] as const
}
