// Guards of streams. docs/security.md S73-S78.
import type { Mutant } from '../mutant.ts'

const open = 'gateway/src/subscriptions/open-streams.ts'
const reply = 'gateway/src/subscriptions/subscription-reply.ts'

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
    without: 'headers of the subscriber are passed on to the platform',
    file: 'gateway/src/http/request-currency.ts',
    from: 'return shownCurrency(code, store) ?? null',
    to: 'return shownCurrency(code, store) ?? code',
  },
  {
    row: 'S76',
    without: 'a stream outlives its session',
    file: open,
    from: '      if (!isAllowed) one.stream.complete()\n',
    to: '      void isAllowed\n',
  },
  {
    row: 'S77',
    without: 'bytes wait for a reader forever',
    file: 'gateway/src/subscriptions/event-stream.ts',
    from: 'if (raw.writableLength > maxBufferedBytes) {',
    to: 'if (raw.writableLength > maxBufferedBytes * 1e9) {',
  },
  {
    row: 'S78',
    without: 'an unreadable request breaks the gateway',
    file: reply,
    from: '  if (!subscribed.ok) return subscribed.result\n',
    to: "  if (!subscribed.ok) throw new Error('refused')\n",
  },
]
