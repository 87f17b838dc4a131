// The capabilities of acting for the caller.
import type { RequestContext } from '../../graphql/request-context.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import type { SessionContext } from '../../session/sessions.ts'

/** The caller's own session and platform calls. */
export type CallerContext = RequestContext & SessionContext & PlatformContext

/** What reads and changes of a member's own data use: some need service calls beside the member's token. */
export type MemberContext = CallerContext & ServiceContext
