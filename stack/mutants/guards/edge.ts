// Guards at the edge of the gateway: who counts as one client, what may be cached, where a redirect leads.
import type { Mutant } from '../mutant.ts'

const network = 'gateway/src/session/client-network.ts'

export const edgeMutants: readonly Mutant[] = [
  {
    row: 'S37',
    without: 'every address of an IPv6 network counts by itself',
    file: network,
    from: '  if (!isIPv6(bare)) return bare\n',
    to: '  if (isIPv6(bare)) return bare\n',
  },
  {
    row: 'S62',
    without: 'an IPv4 address written as IPv6 counts as another one',
    file: network,
    from: 'if (!isMapped)',
    to: 'if (groups.length > 0)',
  },
  {
    row: 'S74',
    without: 'streams count by the address',
    file: 'gateway/src/gateway.ts',
    from: 'network: networkOf(ip)',
    to: 'network: ip',
  },
  {
    row: 'S62',
    without: 'new sessions are not counted',
    file: 'gateway/src/session/sessions.ts',
    from: '    await this.request.mayBegin?.()\n',
    to: '',
  },
  {
    row: 'S62',
    without: 'pages are not counted',
    file: 'gateway/src/plugins/web.ts',
    from: '    if (!asked.ok) throw new TooMuchAsked(asked.retryAfterSeconds)\n',
    to: '',
  },
  {
    row: 'S52',
    without: 'a page with typed values is cached like any other',
    file: 'gateway/src/plugins/web.ts',
    from: 'typed !== undefined || saysWhatHappened(request.url)',
    to: 'saysWhatHappened(request.url)',
  },
  {
    row: 'S52',
    without: 'a page that says what happened to a visitor is public',
    file: 'gateway/src/plugins/web.ts',
    from: 'typed !== undefined || saysWhatHappened(request.url)',
    to: 'typed !== undefined',
  },
  {
    row: 'S52',
    without: 'what was typed is carried to any page',
    file: 'gateway/src/plugins/forms.ts',
    from: 'action.isShared && isPageOf(lead, action)',
    to: 'action.isShared',
  },
  {
    row: 'S33',
    without: 'a path is judged before its dot segments are gone',
    file: 'gateway/src/domains/common/callbacks.ts',
    from: " && !pathname.startsWith('//')",
    to: '',
  },
  {
    row: 'S33',
    without: 'letters that stand for a slash pass',
    file: 'gateway/src/domains/common/callbacks.ts',
    from: "[text, text.normalize('NFKC')]",
    to: '[text]',
  },
  {
    row: 'S33',
    without: 'escaped slashes pass',
    file: 'gateway/src/domains/common/callbacks.ts',
    from: 'return [path, decoded].flatMap',
    to: 'return [path].flatMap',
  },
  {
    row: 'S34',
    without: 'a callback is handed over as it was typed',
    file: 'gateway/src/domains/common/callbacks.ts',
    from: '  if (path) return path\n',
    to: '  if (path) return value\n',
  },
  {
    row: 'S43',
    without: 'HEAD counts as POST',
    file: 'gateway/src/plugins/graphql-route.ts',
    from: "request.method === 'POST' ? ('POST' as const) : ('GET' as const)",
    to: "request.method === 'GET' ? ('GET' as const) : ('POST' as const)",
  },
  {
    row: 'S43',
    without: 'HEAD opens a stream',
    file: 'gateway/src/plugins/graphql-route.ts',
    from: " && request.method !== 'HEAD'",
    to: '',
  },
  {
    row: 'S43',
    without: 'HEAD spends the way back from a sign-in',
    file: 'gateway/src/plugins/sign-in-return.ts',
    from: 'exposeHeadRoute: false',
    to: 'exposeHeadRoute: true',
  },
]
