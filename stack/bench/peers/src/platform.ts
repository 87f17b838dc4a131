// Calls of the platform with undici's pool, which is cheaper than fetch.
import { Pool } from 'undici'

const url = process.env.PLATFORM_URL ?? ''
const clientId = process.env.PLATFORM_CLIENT_ID ?? ''
/** The key of the site, for what staff request. */
export const siteKey = {
  apiKey: process.env.PLATFORM_API_KEY ?? '',
  siteId: process.env.PLATFORM_SITE_ID ?? '',
}
export const storeName = process.env.STORE_NAME ?? ''
const pool = new Pool(url, { connections: 32, pipelining: 1, keepAliveTimeout: 4000 })

export class PlatformError extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(path: string, status: number, body: unknown) {
    super(`${path} was answered with ${status}`)
    this.status = status
    const details = (body as { details?: { applicationError?: { code?: string } } }).details
    this.code = details?.applicationError?.code
  }
}

type Method = 'GET' | 'POST'

/** Sends a call and returns its parsed answer. */
export const call = <Result>(
  method: Method,
  path: string,
  token?: string,
  content?: unknown,
): Promise<Result> => send(method, path, token ? { authorization: token } : {}, content)

/** Sends a call with the key of the site. */
export const callAsSite = <Result>(path: string, content: unknown): Promise<Result> =>
  send('POST', path, { authorization: siteKey.apiKey, 'wix-site-id': siteKey.siteId }, content)

async function send<Result>(
  method: Method,
  path: string,
  own: Record<string, string>,
  content: unknown,
): Promise<Result> {
  const headers: Record<string, string> = { accept: 'application/json', ...own }
  if (content !== undefined) headers['content-type'] = 'application/json'
  const body = content === undefined ? undefined : JSON.stringify(content)
  const { statusCode, body: answer } = await pool.request({
    method,
    path,
    headers,
    body,
    headersTimeout: 8000,
    bodyTimeout: 8000,
  })
  const parsed = await answer.json()
  if (statusCode !== 200) throw new PlatformError(path, statusCode, parsed)
  return parsed as Result
}

/** Returns a query in the form of the platform's GET calls. */
export const queryOf = (value: unknown): string =>
  `.r=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

export type Tokens = { access: string; refresh: string; expiresAt: number }

/** Returns the tokens of a new visitor. */
export async function newTokens(): Promise<Tokens> {
  const grant = { clientId, grantType: 'anonymous' }
  const answer = await call<{ access_token: string; refresh_token: string; expires_in: number }>(
    'POST',
    '/oauth2/token',
    undefined,
    grant,
  )
  return {
    access: answer.access_token,
    refresh: answer.refresh_token,
    expiresAt: Date.now() + answer.expires_in * 1000,
  }
}

let shared: Promise<Tokens> | undefined

/** Returns the token of public reads, in memory. */
export async function publicToken(): Promise<string> {
  shared ??= newTokens()
  return (await shared).access
}
