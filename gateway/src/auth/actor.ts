// The actor of a request. A member is known by the session as it is when a field is resolved; staff and apps
// are known before a document runs.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ActorKind, StaffRole } from '../__generated__/schema-types.ts'

export type Actor = {
  kind: ActorKind
  /** The member's id of staff, the name of an app. */
  id?: string
  /** Email address of staff, the name of an app. */
  name?: string
  role?: StaffRole
  scopes?: readonly string[]
}

export type ActorContext = { readonly actor: Actor }

export const visitor: Actor = { kind: 'ANONYMOUS_VISITOR' }

/** An entry of APP_KEYS: `name:sha256-of-the-key-in-hex:scope+scope`. The key itself is nowhere. */
function readAppKey(entry: string) {
  // A scope has a colon of its own.
  const [name = '', hash = '', ...scopes] = entry.split(':')
  const list = scopes.join(':').split('+').filter(Boolean)
  return { name, hash: Buffer.from(hash, 'hex'), scopes: list }
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
    return app ? { kind: 'APP', id: app.name, name: app.name, scopes: app.scopes } : null
  }
}
