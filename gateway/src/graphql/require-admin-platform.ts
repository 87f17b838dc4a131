// Gives resolvers access to the admin platform. Only admin domains may import this module.
import { GraphQLError } from 'graphql'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { AdminPlatformContext } from '../platform/admin-platform.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Returns the admin platform. Throws `NOT_CONFIGURED` on a site without a key; callers without the right are
 * refused earlier.
 */
export function requireAdminPlatform({ adminPlatform }: AdminPlatformContext): Platform {
  if (adminPlatform) return adminPlatform
  throw new GraphQLError(problemMessages.NOT_CONFIGURED, { extensions: { code: 'NOT_CONFIGURED' } })
}
