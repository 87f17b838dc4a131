// One stream of change events for the whole of the owner's side, while somebody sees it and some screen listens.

import { documentIdOf } from '../../lib/document.ts'
import { connect } from '../../live/connection.ts'
import { pauseBefore } from '../../live/pause.ts'
import { liveEventsDocument } from './documents.ts'
import type { LiveEvent } from './event.ts'

export type EventListener = {
  hear: (event: LiveEvent) => void
  /** Some may have been missed: what is shown is read again. */
  again: () => void
}

/** From one screen to the next nobody listens for a moment. */
const grace = 2000

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
    leaving = setTimeout(look, grace)
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
    client: 'admin',
    documentId: documentIdOf(liveEventsDocument),
    variables: {},
    onNews(data) {
      overs = 0
      const { changeEvents } = data as { changeEvents: LiveEvent }
      for (const listener of [...listeners]) listener.hear(changeEvents)
    },
    onOpen(isAgain) {
      if (isAgain || isBehind) for (const listener of [...listeners]) listener.again()
      isBehind = false
    },
    // The door was shut. It may be opened again, on this very page.
    onOver() {
      close()
      setTimeout(look, pauseBefore(overs++))
    },
  })
}

document.addEventListener('visibilitychange', look)
