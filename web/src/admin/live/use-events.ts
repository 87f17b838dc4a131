import { useEffect, useRef } from 'react'
import { useRefusal } from '../lib/rights.tsx'
import { type EventListener, listenToEvents } from './event-stream.ts'

/** Hears of every change while the screen is there; nothing for who may not know of them. */
export function useEvents(listener: EventListener): void {
  const last = useRef(listener)
  useEffect(() => {
    last.current = listener
  })
  const isAllowed = useRefusal('EVENTS_READ') === null
  useEffect(() => {
    if (!isAllowed) return
    return listenToEvents({
      hear: (event) => last.current.hear(event),
      again: () => last.current.again(),
    })
  }, [isAllowed])
}
