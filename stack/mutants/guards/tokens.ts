// Guards of tokens: at rest, during refresh, and by owner. docs/security.md S16-S23 and S25-S30.
import type { Mutant } from '../mutant.ts'

const service = 'gateway/src/session/token-service.ts'
const grants = 'gateway/src/session/token-grants.ts'
const seal = 'gateway/src/storage/seal.ts'
const row = 'gateway/src/storage/session-row.ts'
const stores = 'gateway/src/storage/redis/redis-stores.ts'

export const tokenMutants: readonly Mutant[] = [
  {
    row: 'S16',
    without: 'responses carry the token',
    file: 'gateway/src/graphql/pipeline.ts',
    from: '    return bodyOf(result, { context, nullReasons, isOpen })\n',
    to: `    const token = (await context.session.find())?.tokens.access.value
    return { ...bodyOf(result, { context, nullReasons, isOpen }), extensions: { token } }
`,
  },
  {
    row: 'S17',
    without: 'refresh tokens are stored unsealed',
    file: row,
    from: 'refresh: seal.close(tokens.refresh.value, `${idHash}:refresh`),',
    to: 'refresh: tokens.refresh.value,',
  },
  {
    row: 'S17',
    without: 'personal data in a session is stored unsealed',
    file: row,
    from: 'state: state ? seal.close(JSON.stringify(state), stateContext(idHash)) : null,',
    to: 'state: state ? JSON.stringify(state) : null,',
  },
  {
    row: 'S18',
    without: 'a sealed value decrypts in another place',
    file: seal,
    from: 'Buffer.from(`${keyId}:${context}`)',
    to: 'Buffer.from(keyId)',
  },
  {
    row: 'S18',
    without: 'an opened value is returned in any place',
    file: 'gateway/src/storage/opened-seal.ts',
    from: 'if (known?.context !== context) {',
    to: 'if (!known) {',
  },
  {
    row: 'S19',
    without: 'the last key seals',
    file: seal,
    from: 'const [first] = keyring',
    to: 'const first = keyring.at(-1)',
  },
  {
    row: 'S19',
    without: 'only the first key opens',
    file: seal,
    from: 'const key = keyring.find((candidate) => candidate.id === id)?.key',
    to: 'const key = keyring.slice(0, 1).find((candidate) => candidate.id === id)?.key',
  },
  {
    row: 'S20',
    without: 'a short key is accepted',
    file: 'gateway/src/config.ts',
    from: "Buffer.from(value, 'base64url').length >= 32",
    to: "Buffer.from(value, 'base64url').length >= 1",
  },
  {
    row: 'S21',
    without: 'each request refreshes on its own',
    file: service,
    from: '      session.tokens = await shareRefresh(session.idHash, () =>\n        withLock(session.idHash, () => refreshSession(session, requestId, onDowngrade)),\n      )\n',
    to: '      session.tokens = await withLock(session.idHash, async () =>\n        storeTokens(store, session, {\n          before: session.tokens,\n          tokens: await refreshTokens(session.tokens, requestId, onDowngrade),\n        }),\n      )\n      void shareRefresh\n      void refreshSession\n',
  },
  {
    row: 'S22',
    without: 'gateways do not wait for each other',
    file: stores,
    from: 'withRefreshLock: (idHash, task) => withLock(`renewal:${idHash}`, task),',
    to: 'withRefreshLock: (_, task) => task(),',
  },
  {
    row: 'S23',
    without: 'older tokens overwrite newer ones',
    file: service,
    from: '    if (record.tokens.access.value !== before.access.value) return\n',
    to: '    void before\n',
  },
  {
    row: 'S25',
    without: 'any failure of the token endpoint ends the session',
    file: grants,
    from: 'return status === 400 || status === 401 || status === 403',
    to: 'return status !== 200',
  },
  {
    row: 'S26',
    without: 'no member is notified of a downgrade',
    file: grants,
    from: '    onDowngrade()\n    return anonymousTokens(requestId)\n',
    to: '    return anonymousTokens(requestId)\n',
  },
  {
    row: 'S26',
    without: 'a final refusal is passed on',
    file: grants,
    from: 'return status === 400 || status === 401 || status === 403',
    to: 'return status === 0',
  },
  {
    row: 'S27',
    without: 'a token refresh is lost if the store fails',
    file: 'gateway/src/session/unsaved-token-refreshes.ts',
    from: 'unsaved.set(idHash, refreshed)',
    to: 'void refreshed',
  },
  {
    row: 'S28',
    without: 'a refused token is not refreshed',
    file: 'gateway/src/platform/with-retry.ts',
    from: 'const isExpired = error.facts.status === 401 && scope.token !== undefined',
    to: 'const isExpired = false',
  },
  {
    row: 'S29',
    without: 'own reads use the shared visitor token',
    file: 'gateway/src/session/sessions.ts',
    from: '    const record = await this.ensure()\n    return this.parts.tokens.accessToken(record, {',
    to: '    const record = (lastRecord ??= await this.ensure())\n    return this.parts.tokens.accessToken(record, {',
  },
  {
    row: 'S30',
    without: 'a shopper’s request may use all of the site’s calls',
    file: 'gateway/src/platform/service-calls.ts',
    from: '    ...backInStockOf(site),\n',
    to: '    ...backInStockOf(site),\n    ...{ queryOrders: (request: never) => site.orders.searchOrders(request) },\n',
  },
]
