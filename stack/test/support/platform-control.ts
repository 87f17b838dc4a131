// Controls the embedded platform through the API of its inspector.
export type LoggedCall = {
  method: string
  path: string
  status: number
  ms: number
  /** The name that the caller gave to its call. */
  calledAs?: string | null
}
/** The catalog index refreshes in the background: no screen waits for its calls. */
const isBackground = ({ calledAs }: LoggedCall) => calledAs === 'catalog-index'

export type Fault = {
  match?: { method?: string; path?: string }
  kind: 'latency' | 'status' | 'page' | 'success' | 'reset' | 'hang'
  status?: number
  ms?: number
  /** `Retry-After` of a status 429, in seconds. */
  retryAfter?: string
  rate?: number
  times?: number
  /** `after`: the call takes effect, and only its response is lost. */
  when?: 'before' | 'after'
}

/** What a change of the catalog returns. */
type CatalogChange = { product: { id: string } }

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
  const origin = platformUrl.replace('localhost', '127.0.0.1')
  const at = (path: string) => `${origin}/_control${path}`
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
  /** Changes products with the site's key, as another program of the owner would. */
  const changeProducts = async (method: string, path: string, body?: object) => {
    const { apiKey, siteId } = (await send('GET', '')) as Record<string, string>
    const response = await fetch(`${origin}/stores/v1/products${path}`, {
      method,
      headers: {
        authorization: String(apiKey),
        'wix-site-id': String(siteId),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as CatalogChange
  }
  return {
    changeProducts,
    reset: () => send('POST', '/reset', {}),
    fault: (fault: Fault) => send('POST', '/faults', fault),
    heal: () => send('DELETE', '/faults'),
    /** Returns the active faults: one with `times` disappears after its last use. */
    faults: async () => (await send('GET', '/faults')) as Fault[],
    stock: (change: { slug: string; choices?: Record<string, string>; quantity: number }) =>
      send('POST', '/stock', change),
    giftCard: (change: { code: string; disabled: boolean }) => send('POST', '/gift-cards', change),
    advance: (advanceSeconds: number) => send('POST', '/clock', { advanceSeconds }),
    clearCalls: () => send('DELETE', '/requests'),
    /** Returns the calls made for a request, oldest first. */
    calls: async (): Promise<LoggedCall[]> => {
      const all = (await send('GET', '/requests')) as LoggedCall[]
      return all.filter((call) => !isBackground(call))
    },
    /** Returns the calls that the catalog index made by itself. */
    indexCalls: async (): Promise<LoggedCall[]> => {
      const all = (await send('GET', '/requests')) as LoggedCall[]
      return all.filter(isBackground)
    },
    orders: () => send('GET', '/orders'),
    /** Returns the emails to one recipient, oldest first. */
    mails: async (to: string) =>
      (await send('GET', `/outbox?to=${encodeURIComponent(to)}`)) as Mail[],
    /** Changes the status of a member as staff would. */
    member: (email: string, transition: 'approve' | 'block' | 'disconnect' | 'mute' | 'unmute') =>
      send('POST', '/members', { email, transition }),
    removePassword: (email: string) => send('POST', '/members/forget-password', { email }),
    members: async () => (await send('GET', '/members')) as KnownMember[],
    pushes: async () => (await send('GET', '/push')) as { transactionId: string; email: string }[],
    push: (transactionId: string, decision: 'APPROVED' | 'DENIED') =>
      send('POST', '/push', { transactionId, answer: decision }),
    /** Raises a change event as if something had caused it. */
    cause: (event: { name: string; entityId?: string; body?: object; modifiedFields?: object }) =>
      send('POST', '/events', event),
    /** Returns the token of an event without sending it. */
    sign: async (event: { name: string; iatOffsetSeconds?: number }) =>
      (await send('POST', '/events/sign', event)) as { id: string; jwt: string },
    /** Holds back change events until a reset or until they are released. */
    holdEvents: (paused = true) => send('POST', '/webhooks', { paused }),
    /** Changes where events are delivered, and whether a second installation of the app sends them as well. */
    webhooks: async (change: { url?: string; secondInstance?: boolean }) =>
      (await send('POST', '/webhooks', change)) as { secondInstanceId: string | null },
    /** Returns the number of change events that were not delivered yet. */
    undelivered: async () => {
      const all = (await send('GET', '/events')) as { state: string }[]
      return all.filter(({ state }) => state === 'WAITING').length
    },
    /** Changes the site's settings for members. */
    site: (change: Record<string, unknown>) => send('PATCH', '/site', change),
  }
}
export type PlatformControl = ReturnType<typeof controlOf>
