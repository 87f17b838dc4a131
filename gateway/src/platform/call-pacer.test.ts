import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallPacer, createCallPacer, type Turn } from './call-pacer.ts'
import type { PlatformFailure } from './failure.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Calls of a pacer: `sent` and `refused` have the names of those that were, in order. */
function callsOf(pacer: CallPacer) {
  const sent: string[] = []
  const refused: [string, number | undefined][] = []
  const call = (name: string, turn: Partial<Turn> = {}) => {
    const deadline = Date.now() + 8000
    pacer.turn({ call: name, deadline, ...turn }).then(
      () => sent.push(name),
      (error: PlatformFailure) => refused.push([name, error.facts?.retryAfterMs]),
    )
  }
  const calls = (count: number, turn: Partial<Turn> = {}) => {
    for (let at = 0; at < count; at += 1) call(turn.isBackground ? 'background' : 'call', turn)
  }
  const pass = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    return sent.length
  }
  return { sent, refused, call, calls, pass }
}

test('row L: a third of a minute’s calls is sent at once, the others evenly and in order', async () => {
  const { sent, call, calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(50)
  expect(await pass()).toBe(50)
  call('first')
  call('second')
  expect(await pass(399)).toBe(50)
  expect(await pass(1)).toBe(51)
  expect(await pass(400)).toBe(52)
  expect(sent.slice(50)).toEqual(['first', 'second'])
})

test('row L: a clock that is set back holds no call up', async () => {
  const { calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  vi.setSystemTime(Date.now() - 600_000)
  calls(51)
  expect(await pass()).toBe(50)
  expect(await pass(400)).toBe(51)
})

test('row L: no minute has more than the 200 calls of the platform', async () => {
  const { calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(400, { deadline: Number.POSITIVE_INFINITY })
  const sentAt: number[] = []
  for (let second = 0; second <= 180; second += 1) sentAt.push(await pass(second === 0 ? 0 : 1000))
  // From any second on: the calls up to a minute later, without those before.
  const perMinute = sentAt
    .slice(60)
    .map((count, at) => count - (at === 0 ? 0 : (sentAt[at - 1] ?? 0)))
  expect(Math.max(...perMinute)).toBe(200)
})

test('row L: a call is refused at once when its turn would come after its deadline', async () => {
  const { refused, calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(50 + 20)
  expect(await pass()).toBe(50)
  expect(refused).toEqual([])
  calls(1)
  await pass()
  expect(refused).toEqual([['call', 8400]])
  expect(await pass(8000)).toBe(70)
})

test('row L: the line of waiting calls is bounded', async () => {
  const { refused, calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(50 + 501, { deadline: Number.POSITIVE_INFINITY })
  await pass()
  expect(refused).toHaveLength(1)
})

test('row L: the background leaves half of the burst to others, and comes after them', async () => {
  const { sent, calls, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(40, { isBackground: true, deadline: Date.now() + 90_000 })
  expect(await pass()).toBe(25)
  calls(25)
  expect(await pass()).toBe(50)
  expect(sent.slice(25)).toEqual(Array(25).fill('call'))
  calls(3)
  expect(await pass(1200)).toBe(53)
  expect(sent.slice(50)).toEqual(['call', 'call', 'call'])
  // From then on the half that is left to others fills first.
  expect(await pass(25 * 400)).toBe(53)
  expect(await pass(400)).toBe(54)
  expect(sent.at(-1)).toBe('background')
})

test('row L: a background call that others came before is refused at its deadline', async () => {
  const { sent, refused, calls, call, pass } = callsOf(createCallPacer({ perMinute: 150 }))
  calls(25, { isBackground: true })
  call('index', { isBackground: true, deadline: Date.now() + 1000 })
  calls(25)
  expect(await pass()).toBe(50)
  calls(1)
  await pass(400)
  expect(sent).not.toContain('index')
  expect(refused.map(([name]) => name)).toEqual(['index'])
})

test('row L: where it is unknown whether calls are counted, only the background is paced', async () => {
  const pacer = createCallPacer({ perMinute: 150, isCounted: false })
  const { calls, pass } = callsOf(pacer)
  calls(300)
  expect(await pass()).toBe(300)
  calls(1, { isBackground: true, deadline: Date.now() + 90_000 })
  expect(await pass(26 * 400 - 1)).toBe(300)
  expect(await pass(1)).toBe(301)
})

test('row L: a refusal shows that calls are counted', async () => {
  const pacer = createCallPacer({ perMinute: 150, isCounted: false })
  const { calls, pass } = callsOf(pacer)
  expect(pacer.refused(0)).toBe(0)
  calls(2)
  expect(await pass(400)).toBe(1)
  expect(await pass(400)).toBe(2)
  await pass(600_000)
  calls(60)
  expect(await pass()).toBe(62)
})

test('row L: after a refusal no call is sent before the time that it names', async () => {
  const pacer = createCallPacer({ perMinute: 0 })
  const { refused, calls, pass } = callsOf(pacer)
  calls(1)
  expect(await pass()).toBe(1)
  expect(pacer.refused(5000)).toBe(5000)
  calls(2)
  expect(await pass(4999)).toBe(1)
  expect(await pass(1)).toBe(3)
  expect(pacer.refused(30_000)).toBe(30_000)
  calls(1)
  await pass()
  expect(refused).toEqual([['call', 30_000]])
})

test('row L: waits without a time grow in seconds up to half a minute, until a call is accepted', async () => {
  const pacer = createCallPacer({ perMinute: 0 })
  const { pass } = callsOf(pacer)
  const waits: number[] = []
  for (let count = 0; count < 7; count += 1) {
    const wait = pacer.refused()
    waits.push(wait)
    // One that was sent together with the refused one, and is answered later.
    pacer.accepted()
    expect(pacer.refused()).toBe(wait)
    await pass(wait)
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  pacer.accepted()
  expect(pacer.refused()).toBe(1000)
})

test('row L: the growing waits differ by up to a quarter either way', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(createCallPacer({ perMinute: 0 }).refused()).toBe(750)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  expect(createCallPacer({ perMinute: 0 }).refused()).toBe(1250)
})

test('row L: those who wait are refused when a refusal of the platform outlasts their deadline', async () => {
  const pacer = createCallPacer({ perMinute: 150 })
  const { sent, refused, calls, call, pass } = callsOf(pacer)
  calls(50)
  call('short')
  call('long', { deadline: Date.now() + 60_000 })
  await pass()
  pacer.refused(20_000)
  await pass()
  expect(refused).toEqual([['short', 20_000]])
  expect(await pass(20_000)).toBe(51)
  expect(sent.at(-1)).toBe('long')
})

test('row L: a caller that leaves gives its turn to the next', async () => {
  const pacer = createCallPacer({ perMinute: 150 })
  const { sent, refused, calls, call, pass } = callsOf(pacer)
  const caller = new AbortController()
  calls(50)
  call('left', { signal: caller.signal })
  call('next')
  await pass()
  caller.abort()
  expect(await pass(400)).toBe(51)
  expect(sent.at(-1)).toBe('next')
  expect(refused.map(([name]) => name)).toEqual(['left'])
  call('gone', { signal: caller.signal })
  await pass()
  expect(refused.map(([name]) => name)).toEqual(['left', 'gone'])
  expect(vi.getTimerCount()).toBe(0)
})
