// Determines the member who is signed in with this browser on the hosted pages.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredMember } from '../rows/member-rows.ts'
import { lives } from '../rules/token-life.ts'
import { browserCookie, browserToken, endedCookie } from '../sign-in/browser-cookie.ts'
import { memberOfSession, openSession } from '../sign-in/sessions.ts'
import type { State } from '../state/state.ts'

export const memberInBrowser = (request: FastifyRequest, state: State): StoredMember | undefined =>
  memberOfSession(browserToken(request.headers.cookie), state)

export function rememberInBrowser(reply: FastifyReply, member: StoredMember, state: State): void {
  const token = openSession(member, 'browser', state)
  reply.header('set-cookie', browserCookie(token, lives.browserSession / 1000))
}

export function signOutBrowser(reply: FastifyReply, state: State): void {
  const token = browserToken(reply.request.headers.cookie)
  if (token) state.transaction(() => state.sessions.delete(token))
  reply.header('set-cookie', endedCookie)
}
