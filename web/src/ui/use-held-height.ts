import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Leaves an element the most height it has had in a window of this width: what becomes shorter moves nothing below. A group
 * that the visitor closes in it does become shorter.
 */
export function useHeldHeight(ref: RefObject<HTMLElement | null>) {
  const width = useRef(0)
  // After each rendering, before the browser paints.
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    if (width.current !== innerWidth) current.style.minHeight = ''
    width.current = innerWidth
    current.style.minHeight = `${current.offsetHeight}px`
  })
  useEffect(() => {
    const { current } = ref
    const release = ({ target }: MouseEvent) => {
      if (current && (target as Element).closest('summary')) current.style.minHeight = ''
    }
    current?.addEventListener('click', release)
    return () => current?.removeEventListener('click', release)
  }, [ref])
}
