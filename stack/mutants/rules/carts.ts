// Rules of carts and amounts.
import type { RuleMutant } from '../mutant.ts'

const write = 'gateway/src/domains/cart/idempotent-cart-write.ts'
const tabLock = 'web/src/cart/first-write-lock.ts'

export const cartRules: readonly RuleMutant[] = [
  {
    rule: 'A write has one effect per idempotency key',
    without: 'a repeated write is sent again',
    file: write,
    from: '      if (known?.outcome) return await this.replay(JSON.parse(known.outcome) as Problem[])\n',
    to: '',
  },
  {
    rule: 'A write has one effect per idempotency key',
    without: 'a write that was begun before the process was killed is sent again',
    file: write,
    from: '      if (known) return await this.settle(known.before)\n',
    to: '',
  },
  {
    rule: 'A write has one effect per idempotency key',
    without: 'a write is sent while the one before it is unfinished',
    file: write,
    from: '    await this.settleUnfinished()\n',
    to: '',
  },
  {
    rule: 'An accepted add that put nothing into the cart',
    without: 'an add that added nothing is no problem',
    file: 'gateway/src/domains/cart/notices.ts',
    from: 'if (gained >= line.quantity) return null',
    to: 'if (gained >= line.quantity || gained === 0) return null',
  },
  {
    rule: 'First writes of several tabs are serialized',
    without: 'the first write takes no lock',
    file: tabLock,
    from: 'if (!locks || hasCartHint()) return write()',
    to: 'if (!locks || !hasCartHint()) return write()',
  },
  {
    rule: 'First writes of several tabs are serialized',
    without: 'the lock ends before the write',
    file: tabLock,
    from: '    .request(key, { signal: leaving.signal }, start)\n',
    to: '    .request(key, { signal: leaving.signal }, () => void start())\n    .then(start)\n',
  },
  {
    rule: 'A cart write has one effect on whichever gateway',
    without: 'writes of two gateways do not wait for each other',
    file: 'gateway/src/storage/redis/redis-stores.ts',
    from: "cartMutex: redisMutex(redis, withLock, 'cart'),",
    to: 'cartMutex: createKeyedMutex(),',
  },
  {
    rule: 'A cart write has one effect on whichever gateway',
    without: 'the other gateway does not find a write of one that was killed',
    file: 'gateway/src/storage/redis/redis-cart-write-log.ts',
    from: '    if (entry.fingerprint === undefined) return null\n',
    to: '    if (entry.fingerprint === undefined || entry.outcome === undefined) return null\n',
  },
  {
    rule: 'Amounts of the price sheet are exact',
    without: 'one decimal counts as hundredths',
    file: 'web/src/admin/lib/cents.ts',
    from: "part.padEnd(2, '0')",
    to: "part.padStart(2, '0')",
  },
  {
    rule: 'Amounts of the price sheet are exact',
    without: 'amounts are compared as floating-point numbers',
    file: 'web/src/admin/screens/prices/grid-state.ts',
    from: 'cents(one) !== null && cents(one) === cents(other)',
    to: 'Number(one) === Number(other)',
  },
]
