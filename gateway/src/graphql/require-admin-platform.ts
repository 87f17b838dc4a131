// Gives resolvers access to the admin platform. Only admin domains may import this module.
import { GraphQLError } from 'graphql'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Context } from './context.ts'

/**
 * Returns the admin platform. Throws `NOT_CONFIGURED` on a site without a key; callers without the right are
 * refused earlier.
 */
export function requireAdminPlatform({ adminPlatform }: Pick<Context, 'adminPlatform'>): Platform {
  if (adminPlatform) return adminPlatform
  throw new GraphQLError(problemMessages.NOT_CONFIGURED, { extensions: { code: 'NOT_CONFIGURED' } })
}
