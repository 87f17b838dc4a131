// Port of the platform's own pages. Its failure is a `PlatformFailure`.
import type { RedirectRequest, RedirectSession } from './redirect.ts'

/** Pages of the platform that a browser is sent to. */
export type RedirectPort = {
  /** Returns the address of such a page, for a checkout or for signing in or out. */
  create(request: RedirectRequest): Promise<{ readonly redirectSession: RedirectSession }>
}
