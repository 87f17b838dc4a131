// Resolvers of staff elevation.

import { rightsOfActor } from '../../auth/permissions.ts'
import type { StaffState } from '../../auth/staff-access.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { problem } from '../../graphql/problems.ts'

const codes = {
  SIGNED_OUT: 'NOT_SIGNED_IN',
  NOT_STAFF: 'FORBIDDEN',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  SIGN_IN_AGAIN: 'SIGN_IN_AGAIN',
} as const

/** Returns why the elevation was refused. */
const problemsOf = ({ elevation }: StaffState) =>
  elevation === 'AVAILABLE' || elevation === 'ACTIVE' ? [] : [problem(codes[elevation])]

export const staffResolvers = {
  Query: {
    staff: (_, __, { staff }) => staff.state(),
  },
  Mutation: {
    async elevate(_, __, { staff }) {
      const state = await staff.open()
      return { staff: state, problems: problemsOf(state) }
    },
    async endElevation(_, __, { staff }) {
      return { staff: await staff.close(), problems: [] }
    },
  },
  Staff: {
    rights: ({ role }) => (role ? rightsOfActor({ kind: 'STAFF', role }) : []),
    activeUntil: ({ activeUntil }) =>
      activeUntil === null ? null : new Date(activeUntil).toISOString(),
    configured: (_, __, { config: { platform } }) =>
      Boolean(platform.clientSecret || (platform.apiKey && platform.siteId)),
  },
} satisfies DomainResolvers
