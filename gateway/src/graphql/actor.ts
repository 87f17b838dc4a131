// Who is calling. Members and staff arrive with sign-in; until then a browser is a visitor.
import { createHash, timingSafeEqual } from 'node:crypto'

export type ActorKind = 'ANONYMOUS_VISITOR' | 'MEMBER' | 'SITE_USER' | 'APP'
export type Actor = { kind: ActorKind; name?: string; scopes?: readonly string[] }

export const visitor: Actor = { kind: 'ANONYMOUS_VISITOR' }

/** An entry of APP_KEYS: `name:sha256-of-the-key-in-hex:scope+scope`. The key itself is nowhere. */
function readAppKey(entry: string) {
  const [name = '', hash = '', scopes = ''] = entry.split(':')
  return { name, hash: Buffer.from(hash, 'hex'), scopes: scopes.split('+').filter(Boolean) }
}

export type FindApp = (authorization: string | undefined) => Actor | null

/** The app a bearer key belongs to; null for none. Every entry is compared, in constant time. */
export function createFindApp(appKeys: readonly string[]): FindApp {
  const apps = appKeys.map(readAppKey)
  return (authorization) => {
    const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
    if (!key) return null
    const hash = createHash('sha256').update(key).digest()
    const found = apps.filter(
      (app) => app.hash.length === hash.length && timingSafeEqual(app.hash, hash),
    )
    const [app] = found
    return app ? { kind: 'APP', name: app.name, scopes: app.scopes } : null
  }
}
