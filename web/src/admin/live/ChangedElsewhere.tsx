// A form somebody else changes meanwhile: what is typed is not overwritten, and whoever types is told.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { Banner } from '../../ui/Banner.tsx'
import { hasUnsaved } from '../lib/unsaved.ts'
import { type Kind, subjectOf } from './kinds.ts'
import { useEvents } from './use-events.ts'

/** Our own change is an event as well: by then its answer is there, and nothing is news. */
const patience = 1500

type Props<Data> = {
  kind: Kind
  id: string
  /** Of what is shown: another one means that it is old. */
  stamp: string
  stampDocument: TypedDocumentNode<Data, { id: string }>
  stampOf: (data: Data) => string | null
  /** Nothing is typed: shows what is there now. */
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
    timer.current = setTimeout(() => void look(), patience)
  }
  useEvents({
    hear: (event) => subjectOf(kind, event) === id && lookLater(),
    again: lookLater,
  })

  return (
    <div role="status">
      {newer !== null && newer !== stamp && (
        <Banner tone="warning" title="Changed by somebody else just now">
          <p>What you typed is still here, and nothing of it is sent.</p>
        </Banner>
      )}
    </div>
  )
}
