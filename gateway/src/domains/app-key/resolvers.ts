// Resolvers of app keys.
import { rightsOfActor } from '../../auth/permissions.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { slicePage, withNodes } from '../../graphql/paging.ts'
import { type AppKeyEntry, entriesOf, scopeWords } from './entry.ts'
import { createdByContext, manageAppKey } from './manage.ts'

const stored = ({ key }: AppKeyEntry) => ('createdAt' in key ? key : null)
const timeOf = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)

export const appKeyResolvers = {
  Query: {
    async appKeys(_, args, { appKeys }) {
      const managed = (await appKeys.store.list()).sort((a, b) => b.createdAt - a.createdAt)
      const all = [...managed, ...appKeys.settings]
      const page = slicePage(all, args, ({ name }) => name)
      return withNodes(page, await entriesOf(page.nodes, appKeys))
    },
  },
  Mutation: manageAppKey,
  Caller: {
    scopes: ({ scopes = [] }) => scopeWords(scopes),
    rights: rightsOfActor,
  },
  AppKey: {
    // A name has no colon, so that the ids of both kinds differ.
    id: (entry) => (stored(entry) ? entry.key.name : `settings:${entry.key.name}`),
    name: ({ key }) => key.name,
    source: (entry) => (stored(entry) ? 'MANAGED' : 'SETTINGS'),
    state: (entry) => (stored(entry)?.revokedAt ? 'REVOKED' : 'ACTIVE'),
    scopes: ({ key }) => scopeWords(key.scopes),
    allowedOrigins: (entry) => [...(stored(entry)?.allowedOrigins ?? [])],
    documentsOnly: ({ key }) => key.documentsOnly,
    documentCount: async ({ key }, _, { appKeys }) => (await appKeys.documents.of(key.name)).size,
    createdAt: (entry) => timeOf(stored(entry)?.createdAt),
    createdBy(entry, _, { seal }) {
      const sealed = stored(entry)?.createdBy
      const name = sealed && seal.open(sealed, createdByContext)
      return name ? { kind: 'STAFF', name } : null
    },
    lastUsedAt: ({ use }) => timeOf(use.lastUsedAt),
    revokedAt: (entry) => timeOf(stored(entry)?.revokedAt),
    previousKeyValidUntil(entry) {
      const until = stored(entry)?.previous?.validUntil
      return until && until > Date.now() ? timeOf(until) : null
    },
    requestsLastHour: ({ use }) => use.lastHour,
    requestsLastDay: ({ use }) => use.lastDay,
    costPerMinute: (_, __, { config }) => config.costPerMinute.perApp || null,
  },
} satisfies DomainResolvers
