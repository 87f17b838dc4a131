// The documents of apps: one manifest for each, registered with its key or named in the settings.
// docs/security.md S109.
import { readFileSync } from 'node:fs'
import {
  documentsIn,
  hashedDocuments,
  type TrustedDocuments,
} from '../graphql/trusted-documents.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'
import type { AppKeyStore } from './app-key-store.ts'

/** Document texts by hash: `{"sha256:…": "query …"}`. */
export type Manifest = Record<string, string>

export type AppDocuments = {
  of(name: string): Promise<TrustedDocuments>
  /** Returns whether the settings name the app's manifest; then no request can replace it. */
  isFixed(name: string): boolean
  /** Replaces the app's manifest, at every gateway. */
  register(name: string, manifest: Manifest): Promise<void>
}

/** Read again at least this often, in case a message of the bus was lost. */
const maxAgeMs = 10_000

type Options = {
  store: Pick<AppKeyStore, 'readDocuments' | 'writeDocuments'>
  /** Entries `name:path` of the setting APP_DOCUMENTS. */
  files: readonly string[]
  bus: Bus
}
type Cached = { at: number; documents: Promise<TrustedDocuments> }

export function createAppDocuments({ store, files, bus }: Options): AppDocuments {
  const fixed = new Map(files.map(readFile))
  const cached = new Map<string, Cached>()
  const invalidate = () => cached.clear()
  bus.listen(topics.apps, invalidate)
  bus.listen(topics.eventGap, invalidate)

  async function read(name: string): Promise<TrustedDocuments> {
    const body = await store.readDocuments(name)
    return documentsIn(body === null ? new Map() : hashedDocuments(JSON.parse(body)))
  }

  return {
    async of(name) {
      const own = fixed.get(name)
      if (own) return own
      const known = cached.get(name)
      if (known && Date.now() - known.at < maxAgeMs) return known.documents
      const documents = read(name)
      cached.set(name, { at: Date.now(), documents })
      documents.catch(() => cached.delete(name))
      return documents
    },
    isFixed: (name) => fixed.has(name),
    async register(name, manifest) {
      await store.writeDocuments(name, JSON.stringify(manifest))
      bus.publish(topics.apps, {})
    },
  }
}

/** Reads a manifest when the gateway starts; one that cannot be used stops the start. */
function readFile(entry: string): readonly [string, TrustedDocuments] {
  const [name = '', ...rest] = entry.split(':')
  const manifest = JSON.parse(readFileSync(rest.join(':'), 'utf8')) as Manifest
  return [name, documentsIn(hashedDocuments(manifest))]
}
