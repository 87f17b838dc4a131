// A client with the requests of our own web, without a browser.

export type GraphQLResult<Data> = {
  status: number
  headers: Headers
  data: Data
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { code: string; requestId: string; field?: string }
  }[]
  extensions?: Record<string, unknown>
}

type Options = {
  headers?: Record<string, string>
  /** Uses the admin endpoint, with the header that confirms writes. */
  isAdmin?: boolean
}

/** Creates the identity of one browser: it stores cookies and sends what our own pages send. */
export function createShopper(shopUrl: string) {
  let cookie = ''
  let staffCookie = ''

  /** The elevation cookie is sent to /admin only. */
  function cookiesFor(path: string): Record<string, string> {
    const sent = [cookie, path.startsWith('/admin') ? staffCookie : ''].filter(Boolean)
    return sent.length > 0 ? { cookie: sent.join('; ') } : {}
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, shopUrl), {
      redirect: 'manual',
      ...init,
      headers: {
        origin: shopUrl,
        'x-vitrine-client': 'test',
        ...cookiesFor(path),
        ...init.headers,
      },
    })
    for (const set of response.headers.getSetCookie()) {
      // Of two cookies the last one counts, as in a browser.
      const [pair = ''] = set.split(';')
      if (/^(__Host-)?vitrine=/.test(pair)) cookie = pair
      if (/^(__Secure-)?vitrine-staff=/.test(pair)) staffCookie = pair
    }
    return response
  }

  /** Runs an operation; returns the whole response. */
  async function execute<Data = never>(
    document: string,
    variables: unknown = {},
    options: Options = {},
  ): Promise<GraphQLResult<Data>> {
    const response = await send(options.isAdmin ? '/admin/graphql' : '/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: document, variables }),
      headers: {
        'content-type': 'application/json',
        ...(options.isAdmin && { 'x-vitrine-confirm': 'write' }),
        ...options.headers,
      },
    })
    const body = (await response.json()) as Omit<GraphQLResult<Data>, 'status' | 'headers'>
    return { ...body, status: response.status, headers: response.headers }
  }

  /** Returns the data of an operation; throws on any error. */
  async function query<Data>(
    document: string,
    variables: unknown = {},
    options: Options = {},
  ): Promise<Data> {
    const result = await execute<Data>(document, variables, options)
    if (result.errors || result.status !== 200) {
      throw new Error(`${result.status}: ${JSON.stringify(result.errors)}`)
    }
    return result.data
  }

  return {
    send,
    execute,
    query,
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      cookie = value
    },
    get staffCookie() {
      return staffCookie
    },
    set staffCookie(value: string) {
      staffCookie = value
    },
  }
}
export type Shopper = ReturnType<typeof createShopper>
