// The history of change events, for staff and apps with the right to read it.
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { ChangeEventFilter } from '../../__generated__/schema-types.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import type { EventQuery } from '../../events/event-history.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { cutPage, limitOf } from '../../graphql/paging.ts'
import { catalogV1EventResolvers } from './catalog-v1-events.ts'
import { catalogV3EventResolvers } from './catalog-v3-events.ts'
import { facts } from './facts.ts'
import { nameOf } from './names.ts'
import { orderEventResolvers } from './order-events.ts'
import { replayChangeEvent } from './replay.ts'
import { shopEventResolvers } from './shop-events.ts'

const cursorOf = ({ number }: StoredEvent) => Buffer.from(`e${number}`).toString('base64url')

function numberOf(after: string | null | undefined): number | undefined {
  if (!after) return undefined
  const number = /^e(\d{1,15})$/.exec(Buffer.from(after, 'base64url').toString())?.[1]
  if (!number) throw new BadInput('after', commonMessages.notACursor)
  return Number(number)
}

const instantOf = (time: string | null | undefined) => (time ? Date.parse(time) : undefined)

function queryOf(filter: ChangeEventFilter): Omit<EventQuery, 'limit' | 'before'> {
  const { names, entityId, states, since, until } = filter
  return {
    names: names?.map(nameOf).filter((name) => name !== undefined),
    withUnknown: names?.includes('UNKNOWN') ?? false,
    entityId,
    states,
    since: instantOf(since),
    until: instantOf(until),
  }
}

export const changeEventResolvers = {
  Query: {
    changeEvents(_, { first, after, filter }, { inbox }) {
      const limit = limitOf(first)
      // Reads one entry more than requested, to detect another page.
      const found = inbox.read({
        limit: limit + 1,
        before: numberOf(after),
        ...(filter && queryOf(filter)),
      })
      const page = cutPage(found, { limit, after }, cursorOf)
      return { ...page, edges: page.nodes.map((node) => ({ node, cursor: cursorOf(node) })) }
    },
    changeEvent: (_, { id }, { inbox }) => inbox.find(id),
    changeEventHealth(_, __, { inbox, config }) {
      const { lastReceivedAt, waiting, setAside } = inbox.health()
      return {
        isOpen: config.webhooks.publicKey !== undefined,
        lastReceivedAt: lastReceivedAt === null ? null : new Date(lastReceivedAt).toISOString(),
        waiting,
        setAside,
      }
    },
  },
  Mutation: { replayChangeEvent },
  ChangeEvent: {
    resolveType: ({ name }) => (name === null ? 'UnknownEvent' : `${name}Event`),
  },
  UnknownEvent: facts,
  ...orderEventResolvers,
  ...shopEventResolvers,
  ...catalogV1EventResolvers,
  ...catalogV3EventResolvers,
} satisfies DomainResolvers
