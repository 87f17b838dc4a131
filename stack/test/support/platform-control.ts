// Steers the embedded platform the way a person at its inspector would.
export type LoggedCall = {
  method: string
  path: string
  status: number
  ms: number
  /** What the caller named its call by. */
  calledAs?: string | null
}
/** The catalog index keeps itself fresh behind everybody's back: no screen waits for it. */
const isBackground = ({ calledAs }: LoggedCall) => calledAs === 'catalog-index'

export type Fault = {
  match?: { method?: string; path?: string }
  kind: 'latency' | 'status' | 'reset' | 'hang'
  status?: number
  ms?: number
  rate?: number
  times?: number
  /** `after`: the call takes effect, and only its answer is lost. */
  when?: 'before' | 'after'
}

export type Mail = { to: string; kind: string; code?: string; token?: string; link?: string }

export type KnownMember = {
  email: string
  memberId: string
  nickname: string
  status: string
  privacyStatus: string
  totpCode: string
}

export function controlOf(platformUrl: string) {
  const at = (path: string) => `${platformUrl.replace('localhost', '127.0.0.1')}/_control${path}`
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(at(path), {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok)
      throw new Error(
        `${method} /_control${path} answered ${response.status}: ${await response.text()}`,
      )
    return (await response.json()) as unknown
  }
  return {
    reset: () => send('POST', '/reset', {}),
    fault: (fault: Fault) => send('POST', '/faults', fault),
    heal: () => send('DELETE', '/faults'),
    /** Faults that calls may still meet: one with `times` is gone once the last of them has come in. */
    faults: async () => (await send('GET', '/faults')) as Fault[],
    stock: (change: { slug: string; choices?: Record<string, string>; quantity: number }) =>
      send('POST', '/stock', change),
    advance: (advanceSeconds: number) => send('POST', '/clock', { advanceSeconds }),
    clearCalls: () => send('DELETE', '/requests'),
    /** What was called for somebody, oldest first. */
    calls: async (): Promise<LoggedCall[]> => {
      const all = (await send('GET', '/requests')) as LoggedCall[]
      return all.filter((call) => !isBackground(call))
    },
    /** What the catalog index called by itself. */
    indexCalls: async (): Promise<LoggedCall[]> => {
      const all = (await send('GET', '/requests')) as LoggedCall[]
      return all.filter(isBackground)
    },
    orders: () => send('GET', '/orders'),
    /** Mails to one person, oldest first. */
    mails: async (to: string) =>
      (await send('GET', `/outbox?to=${encodeURIComponent(to)}`)) as Mail[],
    /** What the owner would do to a member. */
    member: (email: string, transition: 'approve' | 'block' | 'disconnect' | 'mute' | 'unmute') =>
      send('POST', '/members', { email, transition }),
    removePassword: (email: string) => send('POST', '/members/forget-password', { email }),
    members: async () => (await send('GET', '/members')) as KnownMember[],
    pushes: async () => (await send('GET', '/push')) as { transactionId: string; email: string }[],
    push: (transactionId: string, answer: 'APPROVED' | 'DENIED') =>
      send('POST', '/push', { transactionId, answer }),
    /** Raises a change event as if something had caused it. */
    cause: (event: { name: string; entityId?: string; body?: object; modifiedFields?: object }) =>
      send('POST', '/events', event),
    /** The token a receiver would get, not sent. */
    sign: async (event: { name: string; iatOffsetSeconds?: number }) =>
      (await send('POST', '/events/sign', event)) as { id: string; jwt: string },
    /** Change events wait at the platform, until a reset or until they are let go. */
    holdEvents: (paused = true) => send('POST', '/webhooks', { paused }),
    /** Change events nobody has taken yet. */
    undelivered: async () => {
      const all = (await send('GET', '/events')) as { state: string }[]
      return all.filter(({ state }) => state === 'WAITING').length
    },
    /** What the site's owner switched on for members. */
    site: (change: Record<string, unknown>) => send('PATCH', '/site', change),
  }
}
export type PlatformControl = ReturnType<typeof controlOf>
