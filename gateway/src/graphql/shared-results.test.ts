import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createSharedResults } from './shared-results.ts'

/** News somebody else decides about. */
function source() {
  const waiting: unknown[] = []
  let wake: (() => void) | undefined
  let isOver = false
  const tell = (...news: unknown[]) => {
    waiting.push(...news)
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
  return { tell, end, start: async () => results() }
}

function listener() {
  const heard: string[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  return { heard, send: (frames: Buffer) => heard.push(frames.toString()), end, over: () => isOver }
}

const shared = () =>
  createSharedResults(
    (json) => `${json};`,
    (error) => {
      throw error
    },
  )

describe('what many listen to', () => {
  test('the first piece of news goes out at once, the next ones together and in order', async () => {
    const [news, one, other] = [source(), listener(), listener()]
    const results = shared()
    await results.join('a', news.start, one)
    await results.join('a', news.start, other)
    expect(results.size).toBe(1)
    news.tell(1)
    await expect.poll(() => one.heard).toEqual(['1;'])
    news.tell(2, 3)
    news.tell(4)
    await expect.poll(() => one.heard).toEqual(['1;', '2;3;4;'])
    expect(other.heard).toEqual(one.heard)
  })

  test('everything is sent before the end is told', async () => {
    const [news, one] = [source(), listener()]
    const results = shared()
    await results.join('a', news.start, one)
    news.tell(1)
    await expect.poll(() => one.heard).toEqual(['1;'])
    news.tell(2)
    news.end()
    await expect.poll(() => one.over()).toBe(true)
    expect(one.heard.join('')).toBe('1;2;')
    expect(results.size).toBe(0)
  })

  test('who left is not told what had been gathered', async () => {
    const [news, one, other] = [source(), listener(), listener()]
    const results = shared()
    const leave = await results.join('a', news.start, one)
    await results.join('a', news.start, other)
    news.tell(1)
    await expect.poll(() => other.heard).toEqual(['1;'])
    news.tell(2)
    leave()
    await expect.poll(() => other.heard).toEqual(['1;', '2;'])
    expect(one.heard).toEqual(['1;'])
  })

  test('whoever leaves while another waits for the start shuts nothing', async () => {
    const [news, one, other] = [source(), listener(), listener()]
    const results = shared()
    let aborted = false
    const start = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
      await pause(20)
      return news.start()
    }
    const joining = results.join('a', start, one)
    const later = results.join('a', start, other)
    const leave = await joining
    leave()
    await later
    news.tell(1)
    await expect.poll(() => other.heard).toEqual(['1;'])
    expect(aborted).toBe(false)
  })

  test('the last one to leave ends it', async () => {
    const [news, one] = [source(), listener()]
    const results = shared()
    let aborted = false
    const leave = await results.join(
      'a',
      async (signal) => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
        return news.start()
      },
      one,
    )
    leave()
    expect(aborted).toBe(true)
    expect(results.size).toBe(0)
    news.end()
  })

  test('a start that fails is told to everybody who waits, and the next one tries anew', async () => {
    const [news, one, other] = [source(), listener(), listener()]
    const results = shared()
    const fails = async () => {
      await pause(5)
      throw new Error('not today')
    }
    const both = await Promise.allSettled([
      results.join('a', fails, one),
      results.join('a', fails, other),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await results.join('a', news.start, one)
    news.tell(1)
    await expect.poll(() => one.heard).toEqual(['1;'])
    news.end()
  })
})
