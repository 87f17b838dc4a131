// Guards of streams. SECURITY rows 73-78.
import type { Mutant } from '../mutant.ts'

const open = 'gateway/src/plugins/open-streams.ts'
const answer = 'gateway/src/plugins/answer-stream.ts'

export const streamMutants: readonly Mutant[] = [
  {
    row: 'S73',
    without: 'a query runs as a stream',
    file: 'gateway/src/graphql/pipeline.ts',
    from: "        if (known.operation !== 'subscription') throw notASubscription()\n",
    to: '        void notASubscription\n',
  },
  {
    row: 'S74',
    without: 'a session may have any number of streams',
    file: open,
    from: 'own >= perSession || ',
    to: '',
  },
  {
    row: 'S75',
    without: 'headers of the listener go on to the platform',
    file: 'gateway/src/contexts.ts',
    from: "const wished = String(headers['x-vitrine-currency'] ?? '').toUpperCase()\n    return currencies.has(wished)",
    to: "const wished = String(headers['x-vitrine-currency'] ?? '').toUpperCase()\n    return wished",
  },
  {
    row: 'S76',
    without: 'a stream outlives its session',
    file: open,
    from: '      if (!may) one.stream.complete()\n',
    to: '      void may\n',
  },
  {
    row: 'S77',
    without: 'bytes wait for ever for a reader',
    file: 'gateway/src/plugins/event-stream.ts',
    from: 'if (raw.writableLength > mostWaiting) {',
    to: 'if (raw.writableLength > mostWaiting * 1e9) {',
  },
  {
    row: 'S78',
    without: 'what cannot be read breaks the request',
    file: answer,
    from: '  if (!subscribed.ok) return subscribed.result\n',
    to: "  if (!subscribed.ok) throw new Error('refused')\n",
  },
]
