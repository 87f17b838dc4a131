// Guards of staff and of the site's key. docs/security.md S89-S98 and S101.
import type { Mutant } from '../mutant.ts'

const access = 'gateway/src/auth/staff-access.ts'
const actors = 'gateway/src/graphql/actors-directive.ts'
const byFilter = 'gateway/src/domains/member/manage-by-filter.ts'
const audited = 'gateway/src/audit/audited-transport.ts'

export const staffMutants: readonly Mutant[] = [
  {
    row: 'S89',
    without: 'rights are not checked',
    file: actors,
    from: '    if (right && !holds(actor, right)) throw refusal(actor.kind, right)\n',
    to: '    void right\n    void holds\n',
  },
  {
    row: 'S89',
    without: 'kinds of callers are not checked',
    file: actors,
    from: '    if (allowed && !allowed.includes(actor.kind)) throw refusal(actor.kind)\n',
    to: '    void allowed\n',
  },
  {
    row: 'S89',
    without: 'a stream selects what the caller has no right to',
    file: 'gateway/src/subscriptions/subscription-results.ts',
    from: '    await requireRights(schema, document, context)\n',
    to: '    void requireRights\n',
  },
  {
    row: 'S89',
    without: 'an app deletes with the right to write',
    file: 'gateway/src/domains/common/one-delete.ts',
    from: "  if (actor.kind === 'APP') return problem('FORBIDDEN', { message: keyNeedsScope() })\n",
    to: '  void keyNeedsScope\n',
  },
  {
    row: 'S90',
    without: 'an old sign-in elevates',
    file: access,
    from: "elevation: isFresh ? 'AVAILABLE' : 'SIGN_IN_AGAIN'",
    to: "elevation: isFresh ? 'AVAILABLE' : 'AVAILABLE'",
  },
  {
    row: 'S91',
    without: 'a used token is accepted at another gateway',
    file: byFilter,
    from: '  if (!(await context.admin.acquireOnce(`leave ${confirmationToken}`))) return null\n',
    to: '',
  },
  {
    row: 'S91',
    without: 'a token is valid for another request',
    file: 'gateway/src/jobs/confirmation-token.ts',
    from: '.update(JSON.stringify([action, request, actor.kind, actor.id, count, issuedAt]))',
    to: '.update(JSON.stringify([action, actor.kind, actor.id, count, issuedAt]))',
  },
  {
    row: 'S91',
    without: 'a token is valid for another actor',
    file: 'gateway/src/jobs/confirmation-token.ts',
    from: '.update(JSON.stringify([action, request, actor.kind, actor.id, count, issuedAt]))',
    to: '.update(JSON.stringify([action, request, count, issuedAt]))',
  },
  {
    row: 'S92',
    without: 'reads have no audit entry',
    file: audited,
    from: "      const { kind, id = '', name, role } = await actor()\n",
    to: `      if (call.method === 'GET') return transport.send(service, call, request, scope)
      const { kind, id = '', name, role } = await actor()
`,
  },
  {
    row: 'S92',
    without: 'the audit entry is written after the call was sent',
    file: 'gateway/src/audit/audit-log.ts',
    from: "      write(record, 'intent', intent)\n",
    to: "      setTimeout(() => write(record, 'intent', intent), 200)\n",
  },
  {
    row: 'S92',
    without: 'getOrCreate counts as a read',
    file: audited,
    from: '/^(query|search|count|list|get(?!OrCreate))/',
    to: '/^(query|search|count|list|get)/',
  },
  {
    row: 'S93',
    without: 'the hash chain omits the entry before',
    file: 'gateway/src/audit/audit-log.ts',
    from: '`${before}\\n${number}\\n${record}\\n${kind}\\n${body}`',
    to: '`${number}\\n${record}\\n${kind}`',
  },
  {
    row: 'S94',
    without: 'text of an unknown caller is logged unescaped',
    file: 'gateway/src/http/sign-in-return.ts',
    from: "    if (problem) request.log.info({ code: problem.code, words: problem.message }, 'no sign-in')\n",
    to: '    if (problem) process.stdout.write(`no sign-in ${problem.message}\\n`)\n',
  },
  {
    row: 'S95',
    without: 'the elevation cookie counts at the shop',
    file: 'gateway/src/contexts.ts',
    from: 'cookieHeader: isAdmin ? cookieHeader : undefined',
    to: 'cookieHeader: isAdmin ? cookieHeader : cookieHeader',
  },
  {
    row: 'S96',
    without: 'without a key the calls are still sent',
    file: 'gateway/src/platform/admin-platform.ts',
    from: '  if (!siteCredentials) return null\n  const invalidating',
    to: '  const invalidating',
  },
  {
    row: 'S97',
    without: 'a write needs no confirmation header',
    file: 'gateway/src/auth/request-rights.ts',
    from: "mayChange: !staff || request.headers[confirmHeader] === 'write',",
    to: 'mayChange: confirmHeader.length > 0,',
  },
  {
    row: 'S98',
    without: 'a redirect is followed',
    file: 'gateway/src/platform/transport.ts',
    from: '    return response\n  } catch',
    to: `    const { location } = response.headers
    if (response.statusCode === 302 && typeof location === 'string')
      return await collectResponse(http.pool, { method: 'GET', path: '/followed', headers }, callEnd)
    return response
  } catch`,
  },
  {
    row: 'S101',
    without: 'a response may be of any size',
    file: 'gateway/src/platform/transport.ts',
    from: 'maxResponseSize: maxResponseBytes ?? 16 * 1024 * 1024,',
    to: 'maxResponseSize: (maxResponseBytes ?? 16 * 1024 * 1024) * 1e6,',
  },
  {
    row: 'S90',
    without: 'an elevation counts with any session of its member',
    file: 'gateway/src/auth/staff-access.ts',
    from: 'if (!found || found.sessionHash !== record.idHash || found.memberId !== record.memberId)',
    to: 'if (!found || found.memberId !== record.memberId)',
  },
]
