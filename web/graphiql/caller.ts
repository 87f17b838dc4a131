// Who calls: the answer of the endpoint to a query with the headers that are typed at the moment.
import { useEffect, useState } from 'react'
import { isAdmin } from './endpoint.ts'
import { send } from './fetcher.ts'
import { readJson, requestOf } from './request.ts'

type Caller = {
  kind: 'VISITOR' | 'MEMBER' | 'STAFF' | 'APP'
  name: string | null
  role: 'OWNER' | 'CONTRIBUTOR' | null
}
/** `note`: what a mutation needs, or what the caller lacks. */
type CallerFacts = { label: string; note: string }

const document = 'query PlaygroundCaller { caller { kind name role } }'
/** Milliseconds without a keystroke after which the headers count as typed. */
const typingMs = 400

const kinds = {
  VISITOR: 'visitor',
  MEMBER: 'member',
  STAFF: 'staff',
  APP: 'app',
} as const

function factsOf({ kind, name, role }: Caller): CallerFacts {
  const label = [kinds[kind], name, role && `(${role.toLowerCase()})`].filter(Boolean).join(' ')
  if (kind === 'STAFF') {
    return { label, note: 'Mutations need x-vitrine-confirm: write, sent after you confirm.' }
  }
  const isWithoutAccess = isAdmin && kind !== 'APP'
  const note = isWithoutAccess
    ? 'No access to the admin: open /admin to get it.'
    : 'Mutations need no confirmation.'
  return { label, note }
}

async function readCaller(headers: string, signal: AbortSignal): Promise<CallerFacts> {
  let typed: Record<string, unknown>
  try {
    typed = readJson(headers)
  } catch {
    return { label: 'unknown', note: 'The headers are no JSON object.' }
  }
  try {
    const response = await send(requestOf({ query: document }, typed, isAdmin), signal)
    const { data, errors } = await response.json()
    if (data?.caller) return factsOf(data.caller)
    return { label: 'unknown', note: errors?.[0]?.message ?? `Status ${response.status}` }
  } catch (error) {
    return { label: 'unknown', note: String(error) }
  }
}

/** Returns the caller; reads it again when the headers change, with each `version`, and when the window is entered. */
export function useCaller(headers: string, version: number): CallerFacts | null {
  const [facts, setFacts] = useState<CallerFacts | null>(null)
  const [visits, setVisits] = useState(0)
  useEffect(() => {
    const revisit = () => setVisits((count) => count + 1)
    addEventListener('focus', revisit)
    return () => removeEventListener('focus', revisit)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit or a mutation may have changed the caller
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      const next = await readCaller(headers, left.signal)
      if (!left.signal.aborted) setFacts(next)
    }
    const timer = setTimeout(read, typingMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [headers, version, visits])
  return facts
}
