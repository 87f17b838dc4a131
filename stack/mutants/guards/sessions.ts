// Guards of sessions and cookies. docs/security.md S1-S15.
import type { Mutant } from '../mutant.ts'

const cookie = 'gateway/src/session/cookie.ts'
const cookieHeader = 'gateway/src/session/cookie-header.ts'
const sessions = 'gateway/src/session/sessions.ts'
const store = 'gateway/src/storage/sqlite-session-store.ts'
const rules = 'gateway/src/session/session-store.ts'

export const sessionMutants: readonly Mutant[] = [
  {
    row: 'S1',
    without: 'scripts may read the cookie',
    file: cookieHeader,
    from: "isReadable ? [] : ['HttpOnly']",
    to: 'isReadable === null ? ["HttpOnly"] : []',
  },
  {
    row: 'S1',
    without: 'other sites’ requests carry the cookie',
    file: cookieHeader,
    from: "name: 'vitrine', path: '/', sameSite: 'Strict'",
    to: "name: 'vitrine', path: '/', sameSite: 'None'",
  },
  {
    row: 'S1',
    without: 'a sibling host may set the cookie',
    file: cookieHeader,
    from: "path === '/' ? '__Host-' : '__Secure-'",
    to: "path === '/' ? '' : '__Secure-'",
  },
  {
    row: 'S2',
    without: 'ids have half the randomness',
    file: cookie,
    from: "randomBytes(32).toString('base64url')",
    to: "Buffer.concat([randomBytes(16), Buffer.alloc(16)]).toString('base64url')",
  },
  {
    row: 'S3',
    without: 'an unknown id is adopted',
    file: sessions,
    from: 'const id = newSessionId()',
    to: 'const id = sessionIdOf(this.request.cookieHeader, isHttps) ?? newSessionId()',
  },
  {
    row: 'S4',
    without: 'the old id stays valid after a change of privilege',
    file: store,
    from: '    sql.remove.run(idHash)\n    sql.recordRotation.run(idHash, now())\n',
    to: '    sql.recordRotation.run(idHash, now())\n',
  },
  {
    row: 'S5',
    without: 'an id in the query counts',
    file: 'gateway/src/contexts.ts',
    from: 'const cookieHeader = withSession ? request.headers.cookie : undefined',
    to: `const named = (request.query as Record<string, string>)?.vitrine ?? (request.body as Record<string, string>)?.vitrine
    const cookieHeader = withSession || named ? (request.headers.cookie ?? (named && \`vitrine=\${named}\`)) : undefined`,
  },
  {
    row: 'S6',
    without: 'one of two cookies is chosen',
    file: cookie,
    from: "  if (values.length > 1) throw new DuplicateCookie('The session cookie came twice')\n",
    to: '',
  },
  {
    row: 'S7',
    without: 'idle sessions never end',
    file: rules,
    from: 'return idle || now - record.createdAt > limits.maxSeconds * 1000',
    to: 'return (idle && false) || now - record.createdAt > limits.maxSeconds * 1000',
  },
  {
    row: 'S7',
    without: 'active sessions never end',
    file: rules,
    from: 'return idle || now - record.createdAt > limits.maxSeconds * 1000',
    to: 'return idle',
  },
  {
    row: 'S7',
    without: 'an elevation never ends',
    file: 'gateway/src/auth/staff-access.ts',
    from: 'return Math.min(touchedAt + idleSeconds * 1000, openedAt + maxSeconds * 1000)',
    to: 'return touchedAt + idleSeconds * 1000 + openedAt + maxSeconds * 1000',
  },
  {
    row: 'S8',
    without: 'every read prolongs the session',
    file: store,
    from: '      return record\n    },\n    async create',
    to: `      if (record) sql.update.run(rowOf(seal, Object.assign(record, { touchedAt: now() })))
      if (record) record.version += 1
      return record
    },
    async create`,
  },
  {
    row: 'S9',
    without: 'the record outlives the sign-out',
    file: sessions,
    from: 'if (record) await this.parts.store.delete(record.idHash)\n    if (this.idHash',
    to: 'if (this.idHash',
  },
  {
    row: 'S9',
    without: 'the platform does not end the tokens',
    file: 'gateway/src/domains/sign-in/session-transitions.ts',
    from: '.then(({ redirectSession }) => redirectSession.fullUrl)',
    to: '.then(() => undefined)',
  },
  {
    row: 'S10',
    without: 'another site’s form counts',
    file: 'gateway/src/http/forms.ts',
    from: 'if (!isFromOwnPage(request, gateway.config))',
    to: 'if (false)',
  },
  {
    row: 'S11',
    without: 'other sessions of the member stay valid',
    file: 'gateway/src/domains/sign-in/logout.ts',
    from: '  if (record?.memberId) await context.signIn.store.deleteOfMember(record.memberId)\n',
    to: '',
  },
  {
    row: 'S12',
    without: 'an event about a blocked member ends nothing',
    file: 'gateway/src/events/session-consumer.ts',
    from: '      if (memberId) await endSessions(memberId, options, canReturn(event) ? event.at : undefined)\n',
    to: '',
  },
  {
    row: 'S12',
    without: 'a session that signed in after a late event is not verified with the platform',
    file: 'gateway/src/session/revoke-sessions.ts',
    from: 'record.state = { ...record.state, verifiedAt: undefined }',
    to: '',
  },
  {
    row: 'S13',
    without: 'a late save is accepted',
    file: store,
    from: 'WHERE id_hash = @id_hash AND version = @version',
    to: 'WHERE id_hash = @id_hash',
  },
  {
    row: 'S14',
    without: 'an unreachable store reads as no session',
    file: sessions,
    from: '      throw new SessionStoreUnavailable(cause)\n',
    to: '      if (cause !== undefined) return null\n      throw new SessionStoreUnavailable(cause)\n',
  },
  {
    row: 'S15',
    without: 'the query of a request is logged',
    file: 'gateway/src/http/health.ts',
    from: "const path = request.url.split('?')[0]",
    to: 'const path = request.url',
  },
]
