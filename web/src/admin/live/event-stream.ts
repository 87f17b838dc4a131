// One stream of change events for the whole admin, open while the page is visible and a screen subscribes.

import { documentIdOf } from '../../lib/document.ts'
import { connect } from '../../live/connection.ts'
import { pauseBefore } from '../../live/pause.ts'
import { unmask } from '../__generated__/fragment-masking.ts'
import { graphql } from '../__generated__/gql.ts'
import type { AdminLiveEventsSubscription } from '../__generated__/graphql.ts'
import { type LiveEvent, LiveEvent_event } from './event.ts'

const liveEventsDocument = graphql(`
  subscription AdminLiveEvents {
    changeEvents { ...LiveEvent_event }
  }
`)

export type EventListener = {
  hear: (event: LiveEvent) => void
  /** Events may have been missed: screens refetch. */
  again: () => void
}

/** Delay before closing, because navigation unsubscribes one screen before the next subscribes. */
const closeDelayMs = 2000

const listeners = new Set<EventListener>()
let stop: (() => void) | null = null
let isBehind = false
let overs = 0
let leaving: ReturnType<typeof setTimeout> | undefined

export function listenToEvents(listener: EventListener): () => void {
  clearTimeout(leaving)
  listeners.add(listener)
  look()
  return () => {
    listeners.delete(listener)
    leaving = setTimeout(look, closeDelayMs)
  }
}

function look(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (isWanted && !stop) open()
  if (!isWanted && stop) close()
}

function close(): void {
  stop?.()
  stop = null
  isBehind = listeners.size > 0
}

function open(): void {
  stop = connect({
    url: '/admin/graphql',
    headers: { 'x-vitrine-client': 'admin' },
    documentId: documentIdOf(liveEventsDocument),
    variables: {},
    onEvent(data) {
      overs = 0
      const { changeEvents } = data as AdminLiveEventsSubscription
      const event = unmask(LiveEvent_event, changeEvents)
      for (const listener of [...listeners]) listener.hear(event)
    },
    onOpen(isAgain) {
      if (isAgain || isBehind) for (const listener of [...listeners]) listener.again()
      isBehind = false
    },
    // The elevation expired; it may be renewed on this page.
    onEnd() {
      close()
      setTimeout(look, pauseBefore(overs++))
    },
  })
}

document.addEventListener('visibilitychange', look)
