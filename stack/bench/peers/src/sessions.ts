// Sessions of shoppers. `bare`: the token stays in memory, found by an id in a cookie. `sealed`: the cookie carries the
// tokens, encrypted, and writes are logged durably before they are sent, as the gateway does.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { newTokens, type Tokens } from './platform.ts'
import { openWriteLog, type WriteLog } from './write-log.ts'

export type Session = { token: string; id: string }

export type Sessions = {
  /** Returns the session of a Cookie header; null without one. */
  find(cookie: string | undefined): Session | null
  /** Returns the session, or a new one with the value of its cookie. */
  begin(): Promise<{ session: Session; cookie: string }>
  log: WriteLog | null
}

const name = 'shop'

function cookieValue(header: string | undefined): string | null {
  const pair = header?.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

const cookieOf = (value: string) => `${name}=${value}; Path=/; HttpOnly; SameSite=Strict`

function bareSessions(): Sessions {
  const tokens = new Map<string, string>()
  return {
    find(header) {
      const id = cookieValue(header)
      const token = id === null ? undefined : tokens.get(id)
      return id !== null && token !== undefined ? { id, token } : null
    },
    async begin() {
      const id = randomBytes(32).toString('base64url')
      const { access } = await newTokens()
      tokens.set(id, access)
      return { session: { id, token: access }, cookie: cookieOf(id) }
    },
    log: null,
  }
}

const key = Buffer.alloc(32, 9)

function seal(tokens: Tokens): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open(value: string): Tokens | null {
  try {
    const bytes = Buffer.from(value, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return JSON.parse(text.toString()) as Tokens
  } catch {
    return null
  }
}

function sealedSessions(): Sessions {
  return {
    find(header) {
      const value = cookieValue(header)
      const tokens = value === null ? null : open(value)
      if (!tokens || tokens.expiresAt < Date.now()) return null
      const id = createHash('sha256').update(tokens.refresh).digest('base64url')
      return { id, token: tokens.access }
    },
    async begin() {
      const tokens = await newTokens()
      const id = createHash('sha256').update(tokens.refresh).digest('base64url')
      return { session: { id, token: tokens.access }, cookie: cookieOf(seal(tokens)) }
    },
    log: openWriteLog(process.env.DATA_DIR ?? '.'),
  }
}

export const sessions: Sessions =
  process.env.PEER_SESSIONS === 'sealed' ? sealedSessions() : bareSessions()

type Write = { lines: unknown; idempotencyKey?: string }

/** Runs a write of a session; with a log it is stored before it is sent, and with its outcome after that. */
export async function logged<Result>(
  { id }: Session,
  { lines, idempotencyKey }: Write,
  write: () => Promise<Result>,
): Promise<Result> {
  const { log } = sessions
  if (!log) return write()
  const request = idempotencyKey ?? randomBytes(16).toString('base64url')
  log.begin(id, request, lines)
  const result = await write()
  log.finish(id, request)
  return result
}
