// Notice for a form whose entity changed elsewhere: typed input is not overwritten.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { Banner } from '../../ui/Banner.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { type EntityKind, subjectOf } from './kinds.ts'
import { useEvents } from './use-events.ts'

/** Delay, because our own change is an event too: by then its response has arrived. */
const ownChangeDelayMs = 1500

type Props<Data> = {
  kind: EntityKind
  id: string
  /** Version of the shown data: a different one means that the form is outdated. */
  stamp: string
  stampDocument: TypedDocumentNode<Data, { id: string }>
  stampOf: (data: Data) => string | null
  /** Reloads the form, when nothing is typed. */
  refresh: () => void
}

export function ChangedElsewhere<Data>(props: Props<Data>) {
  const { kind, id, stamp, stampDocument, stampOf, refresh } = props
  const client = useClient()
  const [newer, setNewer] = useState<string | null>(null)
  const shown = useRef(stamp)
  useEffect(() => {
    shown.current = stamp
  }, [stamp])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = async () => {
    const policy = { requestPolicy: 'network-only' } as const
    const { data } = await client.query(stampDocument, { id }, policy).toPromise()
    const now = data ? stampOf(data) : null
    if (now === null || now === shown.current) return
    if (hasUnsaved()) setNewer(now)
    else refresh()
  }
  const lookLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void look(), ownChangeDelayMs)
  }
  useEvents({
    hear: (event) => subjectOf(kind, event) === id && lookLater(),
    again: lookLater,
  })

  return (
    <div role="status">
      {newer !== null && newer !== stamp && (
        <Banner tone="warning" title={messages.justChangedByAnotherUser}>
          <p>{messages.typedTextRetained}</p>
        </Banner>
      )}
    </div>
  )
}
