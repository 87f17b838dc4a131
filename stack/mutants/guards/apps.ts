// Guards of app keys. docs/security.md S105-S109.
import type { Mutant } from '../mutant.ts'

const origins = 'gateway/src/http/cross-origin.ts'
const documents = 'gateway/src/http/app-documents.ts'
const keys = 'gateway/src/apps/app-keys.ts'

export const appMutants: readonly Mutant[] = [
  {
    row: 'S105',
    without: 'the key is stored instead of its hash',
    file: 'gateway/src/apps/app-key.ts',
    from: "createHash('sha256').update(secret).digest('hex')",
    to: "createHash ? secret : ''",
  },
  {
    row: 'S106',
    without: 'a revoked key is accepted',
    file: keys,
    from: 'stored.filter(({ revokedAt }) => revokedAt === null)',
    to: 'stored.filter(({ revokedAt }) => revokedAt !== 0)',
  },
  {
    row: 'S106',
    without: 'other gateways are not notified',
    file: keys,
    from: '  bus.listen(topics.apps, invalidate)\n',
    to: '',
  },
  {
    row: 'S106',
    without: 'the key before a rotation never ends',
    file: keys,
    from: '  previous?.hash !== hash || Date.now() < previous.validUntil',
    to: '  previous?.hash !== hash || previous.validUntil > 0',
  },
  {
    row: 'S106',
    without: 'an older version is written over a newer one',
    file: 'gateway/src/apps/app-key-store.ts',
    from: 'WHERE name = ? AND version = ?',
    to: 'WHERE name = ? AND version >= ?',
  },
  {
    row: 'S106',
    without: 'streams of a revoked key stay open',
    file: 'gateway/src/contexts.ts',
    from: 'if (app === null || !mayCallFrom(request, { app, config })) return false',
    to: 'if (app === null) return true\n  if (!mayCallFrom(request, { app, config })) return false',
  },
  {
    row: 'S106',
    without: 'streams of a page whose origin the key lost stay open',
    file: 'gateway/src/contexts.ts',
    from: 'if (app === null || !mayCallFrom(request, { app, config })) return false',
    to: 'if (app === null || !mayCallFrom) return false',
  },
  {
    row: 'S106',
    without: 'streams of a key that lost a right stay open',
    file: 'gateway/src/contexts.ts',
    from: '  return holdsAllOf(app.actor, before)\n',
    to: '  return holdsAllOf(app.actor, before) || true\n',
  },
  {
    row: 'S106',
    without: 'streams of a document that the key may not run any more stay open',
    file: 'gateway/src/subscriptions/subscription-reply.ts',
    from: '(await gateway.mayListen(request, reader)) && (await mayRun(gateway, request, streamRequest))',
    to: '(await gateway.mayListen(request, reader)) && Boolean(mayRun)',
  },
  {
    row: 'S107',
    without: 'an app with a scope manages keys',
    file: 'gateway/src/auth/permissions.ts',
    from: 'APPS_MANAGE: { owner: true, contributor: false, scope: null },',
    to: "APPS_MANAGE: { owner: true, contributor: false, scope: 'catalog:read' },",
  },
  {
    row: 'S108',
    without: 'an origin of another key is served',
    file: origins,
    from: 'return origin !== null && app.allowedOrigins.includes(origin)',
    to: 'return origin !== null && app !== null',
  },
  {
    row: 'S108',
    without: 'any origin reads what is refused before its document is read',
    file: origins,
    from: '    if (app && allowOrigin(request, reply, { app, config: gateway.config })) {\n',
    to: "    if (reply.header('access-control-allow-origin', origin) && app) {\n",
  },
  {
    row: 'S108',
    without: 'a preflight of any origin is answered',
    file: origins,
    from: '!isPreflight || !(await appKeys.isAllowedOrigin(origin))',
    to: '!isPreflight || !appKeys',
  },
  {
    row: 'S108',
    without: 'the session of a page on another origin is used',
    file: 'gateway/src/auth/request-rights.ts',
    from: '    const mayRead = !isCrossSite(request, gateway.config)\n',
    to: '    const mayRead = true\n',
  },
  {
    row: 'S109',
    without: 'a key without the scope registers documents',
    file: documents,
    from: 'if (isCrossSite(request, config) || !maySendDocuments(app.actor)) {',
    to: 'if (isCrossSite(request, config) || !maySendDocuments) {',
  },
  {
    row: 'S109',
    without: 'registered documents are not checked',
    file: documents,
    from: '    if (refused) return { ...refused, document }\n',
    to: '    void { ...refused, document }\n',
  },
  {
    row: 'S109',
    without: 'a limited key sends documents by their text',
    file: 'gateway/src/graphql/known-documents.ts',
    from: 'if (maySend && !documents.own?.isOnly) return',
    to: 'if (maySend) return',
  },
  {
    row: 'S109',
    without: 'a limited key runs the documents of our clients',
    file: 'gateway/src/graphql/known-documents.ts',
    from: 'own?.isOnly ? undefined : trusted.find(id)',
    to: 'trusted.find(id)',
  },
]
