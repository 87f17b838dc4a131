import { useEffect, useRef } from 'react'
import { useRefusal } from '../lib/rights.tsx'
import { type EventListener, listenToEvents } from './event-stream.ts'

/**
 * Subscribes to all change events while mounted; does nothing without a listener, or without the right to
 * read them.
 */
export function useEvents(listener: EventListener | undefined): void {
  const last = useRef(listener)
  useEffect(() => {
    last.current = listener
  })
  const isAllowed = useRefusal('EVENTS_READ') === null && listener !== undefined
  useEffect(() => {
    if (!isAllowed) return
    return listenToEvents({
      hear: (event) => last.current?.hear(event),
      again: () => last.current?.again(),
    })
  }, [isAllowed])
}
