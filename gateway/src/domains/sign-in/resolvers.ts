import { nameOfDevice } from '../../auth/device.ts'
import { actorOf } from '../../graphql/actors-directive.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { problem } from '../../graphql/problems.ts'
import { verifiedMemberId, verifiedSession } from '../common/verify-member.ts'
import { loginMutations } from './login.ts'
import { logoutMutations } from './logout.ts'
import { passwordMutations } from './password.ts'
import { verificationMutations } from './verification.ts'

const timeOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

export const signInResolvers = {
  Query: {
    viewer: () => ({}),
    caller: (_, __, context) => actorOf(context),
    async mySessions(_, __, context, info) {
      const { session, signIn } = context
      const memberId = await verifiedMemberId(context)
      if (!memberId) return nullBecause([problem('NOT_SIGNED_IN')], context, info)
      const current = await session.find()
      const records = await signIn.store.listOfMember(memberId)
      return records.map(({ idHash, state, touchedAt }) => ({
        id: idHash,
        device: state?.device === undefined ? null : nameOfDevice(state.device),
        signedInAt: timeOf(state?.signedInAt),
        lastSeenAt: new Date(touchedAt).toISOString(),
        current: idHash === current?.idHash,
      }))
    },
  },
  Mutation: {
    ...loginMutations,
    ...verificationMutations,
    ...logoutMutations,
    ...passwordMutations,
  },
  // Each field reads the current session, which a mutation may have changed.
  Viewer: {
    role: async (_, __, context) => ((await verifiedSession(context)) ? 'MEMBER' : 'VISITOR'),
    hasSession: async (_, __, { session }) => (await session.find()) !== null,
    name: async (_, __, context) => (await verifiedSession(context))?.state?.name ?? null,
    async signIn(_, __, context) {
      const isIn = await verifiedSession(context)
      const pending = (await context.session.find())?.state?.pending
      return {
        state: isIn ? 'SUCCESS' : (pending?.state ?? 'INITIAL'),
        email: pending?.email ?? null,
        factors: [...(pending?.factors ?? [])],
        startedAt: timeOf(pending?.startedAt),
      }
    },
  },
} satisfies DomainResolvers
