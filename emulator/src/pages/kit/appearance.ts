// Light or dark, as the shop has it. docs/contract/auth.md §3: a client adds parameters of its own to the address of a
// hosted page; this platform reads `theme`, and remembers it for the pages that follow.
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { cookieIn } from '../../sign-in/browser-cookie.ts'

const name = 'vtrn_theme'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'
const month = 30 * 24 * 60 * 60

const chosen = z.enum(['light', 'dark'])
const query = z.object({ theme: z.enum(['light', 'dark', 'system']).optional().catch(undefined) })

/** Value of the `color-scheme` of a page that follows the system. */
export const bothAppearances = 'light dark'

export type Appearance = z.output<typeof chosen>

/** Returns the chosen appearance; undefined where the system decides. */
export function appearanceOf(reply: FastifyReply): Appearance | undefined {
  const { theme } = query.parse(reply.request.query ?? {})
  if (theme) {
    const seconds = theme === 'system' ? 0 : month
    reply.header('set-cookie', `${name}=${theme}; ${attributes}; Max-Age=${seconds}`)
  }
  return chosen.safeParse(theme ?? cookieIn(reply.request.headers.cookie, name)).data
}
