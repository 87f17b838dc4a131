// The history of change events, for staff and apps with the right to read it.
import type { ChangeEventFilter } from '../../__generated__/schema-types.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import type { EventConditions } from '../../events/event-history.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { numberedPages } from '../../graphql/numbered-pages.ts'
import { catalogEventResolvers } from './catalog-events.ts'
import { entityEventResolvers } from './entity-events.ts'
import { facts } from './facts.ts'
import { inventoryEventResolvers } from './inventory-events.ts'
import { namesOf, stateOf, typeNameOf } from './names.ts'
import { orderEventResolvers } from './order-events.ts'
import { replayChangeEvent } from './replay.ts'
import { shopEventResolvers } from './shop-events.ts'
import { snapshotResolvers } from './snapshots.ts'

const pageOf = numberedPages<StoredEvent>('e', { numberOf: ({ number }) => number })

const instantOf = (time: string | null | undefined) => (time ? Date.parse(time) : undefined)

function queryOf(filter: ChangeEventFilter): EventConditions {
  const { names, unknownType, entityId, states, since, until } = filter
  return {
    names: names?.flatMap(namesOf),
    isUnnamed: unknownType ?? false,
    entityId,
    states: states?.map(stateOf),
    since: instantOf(since),
    until: instantOf(until),
  }
}

/** The platform's words for who caused a change → ours. */
const kindsOfCause = {
  UNKNOWN: 'UNKNOWN',
  ANONYMOUS_VISITOR: 'VISITOR',
  MEMBER: 'MEMBER',
  WIX_USER: 'PLATFORM_USER',
  APP: 'APP',
} as const

export const changeEventResolvers = {
  Query: {
    changeEvents(_, { filter, ...args }, { inbox }) {
      const conditions = filter ? queryOf(filter) : {}
      return {
        ...pageOf(args, (range) => inbox.read({ ...range, ...conditions })),
        totalCount: () => inbox.count(conditions),
      }
    },
    changeEvent: (_, { id }, { inbox }) => inbox.find(id),
    changeEventHealth(_, __, { inbox, config }) {
      const { lastReceivedAt, waiting, setAside } = inbox.health()
      return {
        open: config.webhooks.publicKey !== undefined,
        lastReceivedAt: lastReceivedAt === null ? null : new Date(lastReceivedAt).toISOString(),
        waiting,
        deadLetterCount: setAside,
      }
    },
  },
  Mutation: { replayChangeEvent },
  ChangeEvent: {
    resolveType: ({ name }) => typeNameOf(name),
  },
  EventIdentity: {
    kind: ({ kind }) => kindsOfCause[kind],
  },
  UnknownEvent: facts,
  ...snapshotResolvers,
  ...orderEventResolvers,
  ...shopEventResolvers,
  ...catalogEventResolvers,
  ...entityEventResolvers,
  ...inventoryEventResolvers,
} satisfies DomainResolvers
