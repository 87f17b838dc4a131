// Resolvers of the checks of the site.
import { messages } from '../../__generated__/messages/domains.ts'
import type { SiteCheck } from '../../__generated__/schema-types.ts'
import type { CheckName } from '../../doctor/finding.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'

const [least, most] = [10, 86_400]

/** A name of the doctor is the name of the API in small letters. */
const checkOf = (check: CheckName) => check.toUpperCase() as Uppercase<CheckName> & SiteCheck

export const siteHealthResolvers = {
  Query: {
    siteHealth(_, { maxAgeSeconds }, { siteHealth }) {
      if (maxAgeSeconds < least || maxAgeSeconds > most) {
        throw new BadInput('maxAgeSeconds', messages.maxAgeOfHealth)
      }
      return siteHealth.read(maxAgeSeconds * 1000)
    },
  },
  SiteHealth: {
    checkedAt: ({ checkedAt }) => (checkedAt === null ? null : new Date(checkedAt).toISOString()),
    running: ({ isRunning }) => isRunning,
  },
  SiteFinding: { check: ({ check }) => checkOf(check) },
} satisfies DomainResolvers
