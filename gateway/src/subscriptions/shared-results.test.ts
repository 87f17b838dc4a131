import { describe, expect, test } from 'vitest'
import { createSharedResults } from './shared-results.ts'

/** A source controlled by the test. */
function source() {
  const waiting: unknown[] = []
  let wake: (() => void) | undefined
  let isOver = false
  const emit = (...changes: unknown[]) => {
    waiting.push(...changes)
    wake?.()
  }
  const end = () => {
    isOver = true
    wake?.()
  }
  async function* results() {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift()
      if (isOver) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { emit: emit, end, start: async () => results() }
}

function listener() {
  const received: string[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  return {
    received: received,
    send: (frames: Buffer) => received.push(frames.toString()),
    end,
    over: () => isOver,
  }
}

const shared = () =>
  createSharedResults(
    (json) => `${json};`,
    (error) => {
      throw error
    },
  )

describe('a shared subscription', () => {
  test('the first change is sent at once, the next ones in one batch and in order', async () => {
    const [changes, one, other] = [source(), listener(), listener()]
    const results = shared()
    await results.join('a', changes.start, one)
    await results.join('a', changes.start, other)
    expect(results.size).toBe(1)
    changes.emit(1)
    await expect.poll(() => one.received).toEqual(['1;'])
    changes.emit(2, 3)
    changes.emit(4)
    await expect.poll(() => one.received).toEqual(['1;', '2;3;4;'])
    expect(other.received).toEqual(one.received)
  })

  test('all frames are sent before the end', async () => {
    const [changes, one] = [source(), listener()]
    const results = shared()
    await results.join('a', changes.start, one)
    changes.emit(1)
    await expect.poll(() => one.received).toEqual(['1;'])
    changes.emit(2)
    changes.end()
    await expect.poll(() => one.over()).toBe(true)
    expect(one.received.join('')).toBe('1;2;')
    expect(results.size).toBe(0)
  })

  test('a listener that left does not receive the pending batch', async () => {
    const [changes, one, other] = [source(), listener(), listener()]
    const results = shared()
    const unsubscribe = await results.join('a', changes.start, one)
    await results.join('a', changes.start, other)
    changes.emit(1)
    await expect.poll(() => other.received).toEqual(['1;'])
    changes.emit(2)
    unsubscribe()
    await expect.poll(() => other.received).toEqual(['1;', '2;'])
    expect(one.received).toEqual(['1;'])
  })

  test('a listener that leaves while another waits for the start stops nothing', async () => {
    const [changes, one, other] = [source(), listener(), listener()]
    const results = shared()
    let aborted = false
    let startNow = () => {}
    const bothWait = new Promise<void>((resolve) => {
      startNow = resolve
    })
    const start = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
      await bothWait
      return changes.start()
    }
    const joining = results.join('a', start, one)
    const later = results.join('a', start, other)
    startNow()
    const unsubscribe = await joining
    unsubscribe()
    await later
    changes.emit(1)
    await expect.poll(() => other.received).toEqual(['1;'])
    expect(aborted).toBe(false)
  })

  test('the last listener to leave ends it', async () => {
    const [changes, one] = [source(), listener()]
    const results = shared()
    let aborted = false
    const unsubscribe = await results.join(
      'a',
      async (signal) => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
        return changes.start()
      },
      one,
    )
    unsubscribe()
    expect(aborted).toBe(true)
    expect(results.size).toBe(0)
    changes.end()
  })

  test('a failed start rejects for all waiting listeners, and the next one starts again', async () => {
    const [changes, one, other] = [source(), listener(), listener()]
    const results = shared()
    const fails = async () => {
      await Promise.resolve()
      throw new Error('not today')
    }
    const both = await Promise.allSettled([
      results.join('a', fails, one),
      results.join('a', fails, other),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await results.join('a', changes.start, one)
    changes.emit(1)
    await expect.poll(() => one.received).toEqual(['1;'])
    changes.end()
  })
})
