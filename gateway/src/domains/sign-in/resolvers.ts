import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { isLoggedIn } from '../../session/tokens.ts'
import { enterMutations } from './enter.ts'
import { leaveMutations } from './leave.ts'
import { passwordMutations } from './password.ts'
import { proveMutations } from './prove.ts'

const timeOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

export const signInResolvers = {
  Query: {
    viewer: () => ({}),
    async mySessions(_, __, { session, signIn }) {
      const current = await session.find()
      const records = current?.memberId ? await signIn.store.listOfMember(current.memberId) : []
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
    role: async (_, __, { session }) =>
      isLoggedIn((await session.find())?.tokens) ? 'MEMBER' : 'VISITOR',
    hasSession: async (_, __, { session }) => (await session.find()) !== null,
    async name(_, __, { session }) {
      const record = await session.find()
      return isLoggedIn(record?.tokens) ? (record?.kept?.name ?? null) : null
    },
    async signIn(_, __, { session }) {
      const record = await session.find()
      const pending = record?.kept?.pending
      const isIn = isLoggedIn(record?.tokens)
      return {
        state: isIn ? 'SUCCESS' : (pending?.state ?? 'INITIAL'),
        email: pending?.email ?? null,
        factors: [...(pending?.factors ?? [])],
        startedAt: timeOf(pending?.startedAt),
      }
    },
  },
} satisfies DomainResolvers
