import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type JsonObject, stringOrNull, UnexpectedForm } from './read-json.ts'
import { sharedText, sharedTextOrNull } from './shared-text.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Collects garbage until nothing more is collected; returns the size of the heap in bytes. */
function settledHeap(): number {
  let last = Number.POSITIVE_INFINITY
  for (;;) {
    collectGarbage()
    const { heapUsed } = process.memoryUsage()
    if (heapUsed >= last) return last
    last = heapUsed
  }
}

/** Returns the bytes that a thousand equal texts take, each of a response of its own. */
function bytesOfTexts(read: (from: JsonObject, name: string) => string | null): number {
  const response = JSON.stringify({ url: '/a/long/path'.repeat(5000) })
  const before = settledHeap()
  const texts = Array.from({ length: 1000 }, () => read(JSON.parse(response), 'url'))
  const taken = settledHeap() - before
  expect(new Set(texts).size).toBe(1)
  return taken
}

test('equal texts of many responses take the memory of one', () => {
  // 60 MB of characters, so that what else the process has collected meanwhile does not count.
  expect(bytesOfTexts(stringOrNull)).toBeGreaterThan(50_000_000)
  expect(bytesOfTexts(sharedTextOrNull)).toBeLessThan(1_000_000)
})

test('a text that other texts have pushed out is the same text', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `text ${index}`)
  expect(texts.map(sharedText)).toEqual(texts)
  expect([...texts].reverse().map(sharedText)).toEqual([...texts].reverse())
})

test('what is no text is read as without sharing', () => {
  expect(sharedTextOrNull({}, 'url')).toBeNull()
  expect(sharedTextOrNull({ url: null }, 'url')).toBeNull()
  expect(sharedTextOrNull({ url: '' }, 'url')).toBe('')
  expect(() => sharedTextOrNull({ url: 1 }, 'url')).toThrow(UnexpectedForm)
})
