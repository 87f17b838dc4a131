// Guards of what one caller, or one request, may ask for.
import type { Mutant } from '../mutant.ts'

const network = 'gateway/src/session/client-network.ts'

export const limitMutants: readonly Mutant[] = [
  {
    row: 'S89',
    without: 'a contributor deletes as many as a document names',
    file: 'gateway/src/domains/common/one-delete.ts',
    from: 'used.add(budget)',
    to: '',
  },
  {
    row: 'S62',
    without: 'a large body costs nothing',
    file: 'gateway/src/plugins/large-bodies.ts',
    from: 'if (cost > 0) await',
    to: 'if (cost < 0) await',
  },
  {
    row: 'S62',
    without: 'events of a stream of one’s own cost nothing',
    file: 'gateway/src/graphql/pipeline.ts',
    from: 'if (caller && !known.isTrusted) await costLimit.take(caller, cost)',
    to: '',
  },
  {
    row: 'S62',
    without: 'sitemaps are not counted',
    file: 'gateway/src/plugins/machine-pages.ts',
    from: 'await gateway.countPage(request)',
    to: '',
  },
  {
    row: 'S70',
    without: 'an operation name is passed on as it came',
    file: 'gateway/src/graphql/pipeline.ts',
    from: 'checkName(request.operationName, known)',
    to: '',
  },
  {
    row: 'S62',
    without: 'anybody may send a large body',
    file: 'gateway/src/plugins/large-bodies.ts',
    from: 'if (!actor || !mayWriteMuch(actor)) throw',
    to: 'if (!request.raw) throw',
  },
  {
    row: 'S62',
    without: 'a body without a length may be large',
    file: 'gateway/src/plugins/large-bodies.ts',
    from: 'if (length !== null && length <= bytes) return',
    to: 'if (length === null || length <= bytes) return',
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
    from: '    await gateway.countPage(request)\n',
    to: '',
  },
  {
    row: 'S89',
    without: 'a contributor deletes many things at once',
    file: 'gateway/src/jobs/resolvers.ts',
    from: '!actions[action].isDelete || holds(',
    to: 'actions[action] !== undefined || holds(',
  },
  {
    row: 'S89',
    without: 'events say of people what everybody may read who may read events',
    file: 'gateway/src/domains/change-event/personal.ts',
    from: "(name !== null && ofThings.test(name)) || holds(actor, 'EVENTS_PERSONAL')",
    to: "name !== null || ofThings.test('') || holds(actor, 'EVENTS_READ')",
  },
]
