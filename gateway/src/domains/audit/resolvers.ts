// Resolvers of the audit log.
import type { AuditFilter } from '../../__generated__/schema-types.ts'
import type { AuditEntry } from '../../audit/audit-log.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { numberedPages } from '../../graphql/numbered-pages.ts'
import { limitOf } from '../../graphql/paging.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { membersNamed, thingsNamed } from '../../jobs/things-named.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'

const pageOf = numberedPages<AuditEntry>('a', { numberOf: ({ number }) => number })

const resultOf = ({ outcome }: AuditEntry) => outcome?.result ?? 'NO_RESPONSE'
const idsOf = ({ intent, outcome }: AuditEntry) => [...intent.ids, ...(outcome?.ids ?? [])]
/** Returns whether the entry lists fewer ids than the call changed. */
const isCut = ({ intent }: AuditEntry) => intent.idCount > intent.ids.length || intent.idCount === 0
const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** Returns the ids of members with this name, because entries contain the email addresses of staff. */
const actorIdsOf = async (
  { actor }: AuditFilter,
  context: ActorContext & AdminPlatformContext,
): Promise<ReadonlySet<string>> => new Set(actor ? await membersNamed(actor, context) : [])

/** The requested ids, and the requests whose jobs are about one of them. */
type About = { ids: ReadonlySet<string>; origins: ReadonlySet<string> }

async function aboutOf(
  { entityId: id, about }: AuditFilter,
  context: AdminContext & CatalogContext,
): Promise<About | null> {
  if (!id && !about) return null
  const ids = id ? new Set([id.toLowerCase()]) : await thingsNamed(about ?? '', context)
  return { ids, origins: context.admin.jobs.requestIdsOf(ids) }
}

const isAbout = (entry: AuditEntry, { ids, origins }: About): boolean =>
  idsOf(entry).some((id) => ids.has(id.toLowerCase())) ||
  (entry.intent.isWrite && isCut(entry) && origins.has(entry.intent.requestId))

/** A name with its service matches exactly, others by substring. */
const isOperation = (name: string, wanted: string) =>
  wanted.includes('.') ? name === wanted : includes(name, wanted)

type Found = { about: About | null; actorIds: ReadonlySet<string> }

/** Returns a test that requires all parts of the filter. */
function matcher(filter: AuditFilter, { about, actorIds }: Found) {
  const { actorKinds, actor, operation, results, writesOnly } = filter
  const since = filter.since ? Date.parse(filter.since) : Number.NEGATIVE_INFINITY
  const until = filter.until ? Date.parse(filter.until) : Number.POSITIVE_INFINITY
  return (entry: AuditEntry): boolean => {
    const { intent } = entry
    const who = `${intent.actor.name ?? ''} ${intent.actor.id}`
    const isThen = intent.at >= since && intent.at < until
    return (
      isThen &&
      (!actorKinds || actorKinds.includes(intent.actor.kind)) &&
      (!actor || includes(who, actor) || actorIds.has(intent.actor.id)) &&
      (!operation || isOperation(intent.operation, operation)) &&
      (!results || results.includes(resultOf(entry))) &&
      (!writesOnly || intent.isWrite) &&
      (!about || isAbout(entry, about))
    )
  }
}

const foundBy = async (
  filter: AuditFilter,
  context: AdminContext & CatalogContext,
): Promise<Found> => ({
  about: await aboutOf(filter, context),
  actorIds: await actorIdsOf(filter, context),
})

export const auditResolvers = {
  Query: {
    async auditLog(_, { filter, ...args }, context) {
      const matches = filter && matcher(filter, await foundBy(filter, context))
      const conditions = matches ? { matches } : {}
      return {
        ...pageOf(args, (range) => context.audit.read({ ...range, ...conditions })),
        totalCount: () => (matches ? null : context.audit.count()),
      }
    },
    async auditCheck(_, __, { audit }) {
      const {
        isWhole: whole,
        brokenAt: firstBroken,
        entries: entryCount,
        head,
      } = await audit.check()
      return { whole, firstBroken, entryCount, head }
    },
  },
  AuditRecord: {
    id: ({ number }) => String(number),
    occurredAt: ({ intent }) => new Date(intent.at).toISOString(),
    actor: ({ intent }) => intent.actor,
    operation: ({ intent }) => intent.operation,
    write: ({ intent }) => intent.isWrite,
    ids: idsOf,
    idCount: ({ intent, outcome }) => intent.idCount + (outcome?.ids?.length ?? 0),
    result: resultOf,
    code: ({ outcome }) => outcome?.code ?? null,
    requestId: ({ intent }) => intent.requestId,
    job: (entry, _, { admin }) =>
      entry.intent.isWrite ? admin.jobs.ofRequest(entry.intent.requestId, idsOf(entry)) : null,
    changes(entry, { first }, { admin }) {
      const { isWrite, requestId } = entry.intent
      if (!isWrite) return []
      const ids = idsOf(entry)
      if (ids.length > 0) return admin.jobs.itemsOfRequest(requestId, ids, limitOf(first))
      // A call by filter lists no ids.
      const job = admin.jobs.ofRequest(requestId, ids)
      return job ? admin.jobs.items(job.id, { limit: limitOf(first) }) : []
    },
    milliseconds: ({ intent, outcome }) => (outcome ? outcome.at - intent.at : null),
  },
} satisfies DomainResolvers
