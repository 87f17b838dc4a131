// The app keys of the admin and of the settings. All of them are in memory, so that a request reads no store; a
// change at any gateway makes every gateway read them again. docs/security.md S105-S107.
import type { Actor } from '../auth/actor.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'
import { type AppDocuments, createAppDocuments } from './app-documents.ts'
import { type AppKey, hashOfSecret, isSecret } from './app-key.ts'
import type { AppKeyStore, StoredAppKey } from './app-key-store.ts'
import { type AppKeyUses, countUses } from './count-uses.ts'
import { readSettingsKey, type SettingsKey } from './settings-keys.ts'

/** A program that calls with a key. */
export type App = {
  readonly actor: Actor & { readonly name: string }
  readonly allowedOrigins: readonly string[]
  readonly documentsOnly: boolean
}

export type AppKeys = {
  /** Returns the app a bearer key belongs to; null for none. */
  find(authorization: string | undefined): Promise<App | null>
  /** Returns an app as its key is now, by its name; null when no key of that name is accepted. */
  actorOf(name: string): Promise<Actor | null>
  /** Returns whether pages of an origin may use any key that is accepted. */
  isAllowedOrigin(origin: string): Promise<boolean>
  readonly settings: readonly SettingsKey[]
  readonly store: Pick<AppKeyStore, 'list' | 'uses'>
  readonly uses: AppKeyUses
  readonly documents: AppDocuments
  /** Returns false when the name is or was in use. */
  create(key: AppKey): Promise<boolean>
  /** Changes the key of a name; `change` returns null to leave it. Returns the key after it. */
  change(name: string, change: (key: AppKey) => AppKey | null): Promise<AppKey | null>
}

/** App keys, for staff who manage them. */
export type AppKeysContext = { readonly appKeys: AppKeys }

/** The store of keys has been unavailable for too long, so that it is unknown which keys are accepted. */
class AppKeysUnavailable extends Error {
  /** Read by Fastify. */
  readonly statusCode = 503
  constructor(cause: unknown) {
    super('App keys are unavailable', { cause })
  }
}

/** Read again at least this often, in case a message of the bus was lost. */
const maxAgeMs = 10_000
/** How long the keys that were read last apply while the store is unavailable. */
const maxAgeUnavailableMs = 5 * 60_000

type Options = {
  store: AppKeyStore
  settings: readonly string[]
  documentFiles?: readonly string[]
  bus: Bus
  onError: (error: unknown) => void
}
/** Keys by their hash: a lookup takes the same time for every key, and a hash reveals nothing about its key. */
type Loaded = {
  byHash: Map<string, StoredAppKey>
  actors: Map<string, Actor>
  origins: Set<string>
  at: number
}

export function createAppKeys(options: Options): AppKeys {
  const { store, settings, documentFiles: files = [], bus, onError } = options
  const settingsKeys = settings.map(readSettingsKey)
  const appsOfSettings = new Map(settingsKeys.map((key) => [key.hash, appOfSettings(key)]))
  const settingsActors = actorsOf(settingsKeys)
  const uses = countUses({ store, onError })
  let loading: Promise<Loaded> | null = null
  let loadedAt = 0
  let last: Loaded | null = null

  const invalidate = () => {
    loading = null
  }
  bus.listen(topics.apps, invalidate)
  bus.listen(topics.eventGap, invalidate)

  async function load(): Promise<Loaded> {
    try {
      last = indexOf(await store.list())
      return last
    } catch (cause) {
      invalidate()
      if (last && Date.now() - last.at < maxAgeUnavailableMs) return last
      throw new AppKeysUnavailable(cause)
    }
  }

  async function current(): Promise<Loaded> {
    // Keyed by the start of the read: requests that arrive while it runs wait for it instead of starting another.
    if (loading && Date.now() - loadedAt <= maxAgeMs) return loading
    loadedAt = Date.now()
    loading = load()
    return loading
  }

  async function find(authorization: string | undefined): Promise<App | null> {
    const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
    if (!key) return null
    const hash = hashOfSecret(key)
    const ofSettings = appsOfSettings.get(hash)
    if (ofSettings) return ofSettings
    // A mistyped key fails its checksum, which needs no lookup.
    if (!isSecret(key)) return null
    const found = (await current()).byHash.get(hash)
    return found && isAccepted(found, hash) ? appOf(found) : null
  }

  async function change(name: string, changed: (key: AppKey) => AppKey | null) {
    for (;;) {
      const before = (await store.list()).find((key) => key.name === name)
      const after = before && changed(before)
      if (!before || !after) return before ?? null
      // Another gateway may have changed the key in between: then the change is applied again to what is stored now.
      if (await store.save({ ...after, version: before.version })) {
        bus.publish(topics.apps, {})
        return after
      }
    }
  }

  return {
    find,
    actorOf: async (name) => settingsActors.get(name) ?? (await current()).actors.get(name) ?? null,
    isAllowedOrigin: async (origin) => (await current()).origins.has(origin),
    settings: settingsKeys,
    store,
    uses,
    documents: createAppDocuments({ store, files, bus }),
    async create(key) {
      if (settingsKeys.some(({ name }) => name === key.name)) return false
      const isCreated = await store.create(key)
      if (isCreated) bus.publish(topics.apps, {})
      return isCreated
    },
    change,
  }
}

function indexOf(stored: readonly StoredAppKey[]): Loaded {
  const accepted = stored.filter(({ revokedAt }) => revokedAt === null)
  const byHash = new Map<string, StoredAppKey>()
  for (const key of accepted) {
    byHash.set(key.hash, key)
    if (key.previous) byHash.set(key.previous.hash, key)
  }
  const origins = new Set(accepted.flatMap(({ allowedOrigins }) => allowedOrigins))
  return { byHash, actors: actorsOf(accepted), origins, at: Date.now() }
}

/** The key before the last rotation is accepted for a while. */
const isAccepted = ({ previous }: AppKey, hash: string): boolean =>
  previous?.hash !== hash || Date.now() < previous.validUntil

const actorOf = (name: string, scopes: readonly string[]) =>
  ({ kind: 'APP', id: name, name, scopes }) as const

/** Returns the apps of keys by name. */
const actorsOf = (keys: readonly Pick<AppKey, 'name' | 'scopes'>[]) =>
  new Map<string, Actor>(keys.map(({ name, scopes }) => [name, actorOf(name, scopes)]))

const appOf = ({ name, scopes, allowedOrigins, documentsOnly }: AppKey): App => ({
  actor: actorOf(name, scopes),
  allowedOrigins,
  documentsOnly,
})

const appOfSettings = ({ name, scopes, documentsOnly }: SettingsKey): App => ({
  actor: actorOf(name, scopes),
  allowedOrigins: [],
  documentsOnly,
})
