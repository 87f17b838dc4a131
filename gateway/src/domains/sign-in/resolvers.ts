import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { provenMemberId, standingSession } from '../common/standing.ts'
import { enterMutations } from './enter.ts'
import { leaveMutations } from './leave.ts'
import { passwordMutations } from './password.ts'
import { proveMutations } from './prove.ts'

const timeOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

export const signInResolvers = {
  Query: {
    viewer: () => ({}),
    async mySessions(_, __, context) {
      const { session, signIn } = context
      const memberId = await provenMemberId(context)
      const current = await session.find()
      const records = memberId ? await signIn.store.listOfMember(memberId) : []
      return records.map(({ idHash, kept, touchedAt }) => ({
        id: idHash,
        device: kept?.device ?? null,
        signedInAt: timeOf(kept?.signedInAt),
        lastSeenAt: new Date(touchedAt).toISOString(),
        isCurrent: idHash === current?.idHash,
      }))
    },
  },
  Mutation: { ...enterMutations, ...proveMutations, ...leaveMutations, ...passwordMutations },
  // Each field looks at the session as it is then: a mutation may have changed it.
  Viewer: {
    role: async (_, __, context) => ((await standingSession(context)) ? 'MEMBER' : 'VISITOR'),
    hasSession: async (_, __, { session }) => (await session.find()) !== null,
    name: async (_, __, context) => (await standingSession(context))?.kept?.name ?? null,
    async signIn(_, __, context) {
      const isIn = await standingSession(context)
      const pending = (await context.session.find())?.kept?.pending
      return {
        state: isIn ? 'SUCCESS' : (pending?.state ?? 'INITIAL'),
        email: pending?.email ?? null,
        factors: [...(pending?.factors ?? [])],
        startedAt: timeOf(pending?.startedAt),
      }
    },
  },
} satisfies DomainResolvers
