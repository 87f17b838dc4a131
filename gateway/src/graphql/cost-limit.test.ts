import { expect, test } from 'vitest'
import { createCostLimit, networkOf, TooMuchAsked } from './cost-limit.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::6', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('S62 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('S62 another address keeps its own tokens', () => {
  const limit = createCostLimit({ perAddress: 100, perSession: 100 })
  limit.take({ address: '192.0.2.1', session: null }, 100)
  expect(() => limit.take({ address: '192.0.2.1', session: null }, 1)).toThrow(TooMuchAsked)
  expect(() => limit.take({ address: '192.0.2.2', session: null }, 100)).not.toThrow()
})

test('S62 a session pays wherever it comes from', () => {
  const limit = createCostLimit({ perAddress: 100, perSession: 100 })
  limit.take({ address: '192.0.2.1', session: 'one' }, 100)
  expect(() => limit.take({ address: '192.0.2.2', session: 'one' }, 1)).toThrow(TooMuchAsked)
  expect(() => limit.take({ address: '192.0.2.3', session: 'two' }, 1)).not.toThrow()
})

test('0 switches a limit off', () => {
  const limit = createCostLimit({ perAddress: 0, perSession: 0 })
  for (const _time of [1, 2, 3]) limit.take({ address: '192.0.2.1', session: 'one' }, 1e9)
})
