// Zoom of a picture: a click doubles, two fingers scale, one finger or the mouse pans; unscaled, one finger swipes.
import { type PointerEvent, useRef, useState } from 'react'

type Point = { x: number; y: number }
type View = { scale: number; x: number; y: number }

const still: View = { scale: 1, x: 0, y: 0 }
const clickScale = 2.2
const maxScale = 4
/** Distance in pixels from which a movement is a swipe. */
const swipeLength = 48

/** `onSwipe` gets 1 for a swipe to the left, the next picture, and -1 for one to the right. */
export function usePinch(onSwipe: (by: number) => void) {
  const target = useRef<HTMLImageElement>(null)
  const view = useRef<View>(still)
  const pointers = useRef(new Map<number, Point>())
  const hasMoved = useRef(false)
  /** Where one finger began, while the picture is not scaled. */
  const swipeStart = useRef<Point | null>(null)
  const [isClose, setClose] = useState(false)

  const apply = (next: View) => {
    const scale = Math.min(maxScale, Math.max(1, next.scale))
    view.current = scale === 1 ? still : { ...next, scale }
    const { x, y } = view.current
    // Writes to the element directly: rendering for each pointer event would drop frames.
    if (target.current) target.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    setClose(scale > 1)
  }

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    hasMoved.current = false
    const isSwipe =
      event.pointerType === 'touch' && pointers.current.size === 1 && view.current.scale === 1
    swipeStart.current = isSwipe ? { x: event.clientX, y: event.clientY } : null
  }
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId)
    if (!last) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (Math.hypot(now.x - last.x, now.y - last.y) > 2) hasMoved.current = true
    const { scale, x, y } = view.current
    if (other)
      apply({ scale: (scale * distance(now, other)) / Math.max(1, distance(last, other)), x, y })
    else if (scale > 1) apply({ scale, x: x + now.x - last.x, y: y + now.y - last.y })
  }
  const onPointerCancel = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  const onPointerUp = (event: PointerEvent) => {
    onPointerCancel(event)
    const start = swipeStart.current
    swipeStart.current = null
    if (!start) return
    const x = event.clientX - start.x
    const y = event.clientY - start.y
    if (Math.abs(x) > swipeLength && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  const toggle = () => {
    if (!hasMoved.current) apply(view.current.scale > 1 ? still : { scale: clickScale, x: 0, y: 0 })
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
  return { target, isClose, toggle, handlers }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
