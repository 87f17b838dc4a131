// What the resolvers of a request share: the calls, the loaders and the session.
import DataLoader from 'dataloader'
import { type Reads, restReads } from './reads.ts'
import { sdkReads } from './sdk-reads.ts'
import { type Session, sessions } from './sessions.ts'
import type { WireBrand, WireCollection } from './wire.ts'

/** `PEER_READS=sdk`: the platform's official client in place of calls of our own. */
const reads: Reads = process.env.PEER_READS === 'sdk' ? await sdkReads() : restReads

export type Context = {
  reads: Reads
  brands: DataLoader<string, WireBrand | null>
  collections: DataLoader<string, WireCollection | null>
  findSession(): Session | null
  /** Returns the session; a new one gets its cookie with the answer. */
  ensureSession(): Promise<Session>
}

/** Returns the entries of a list by their keys, in the order of the keys. */
function byKey<Item>(
  keys: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
) {
  const found = new Map(items.map((item) => [keyOf(item), item]))
  return keys.map((key) => found.get(key) ?? null)
}

export function createContext(
  cookie: string | undefined,
  setCookie: (value: string) => void,
): Context {
  return {
    reads,
    brands: new DataLoader(async (names) => byKey(names, await reads.brands(), ({ name }) => name)),
    collections: new DataLoader(async (ids) =>
      byKey(ids, await reads.collections(), ({ id }) => id),
    ),
    findSession: () => sessions.find(cookie),
    async ensureSession() {
      const known = sessions.find(cookie)
      if (known) return known
      const begun = await sessions.begin()
      setCookie(begun.cookie)
      return begun.session
    },
  }
}
