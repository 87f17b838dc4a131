// The one way from a resolver to the site's own rights. Only the owner's domains may come here.
import { GraphQLError } from 'graphql'
import type { Platform } from '../platform/platform.ts'
import type { Context } from './context.ts'
import { problemMessages } from './problem-messages.ts'

/**
 * The platform with the site's key. Throws `NOT_CONFIGURED` on a site without one; a caller who may
 * not have it never gets as far as this.
 */
export function siteOf({ site }: Pick<Context, 'site'>): Platform {
  if (site) return site
  throw new GraphQLError(problemMessages.NOT_CONFIGURED, { extensions: { code: 'NOT_CONFIGURED' } })
}
