import { expect, test, vi } from 'vitest'
import { reloadOnce } from './new-build.ts'

function fakePage(now = 1_000_000) {
  let stored: string | null = null
  const reload = vi.fn()
  const write = (text: string) => {
    stored = text
  }
  const page = { read: () => stored, write, reload, now: () => now }
  return { page, reload }
}

test('a page is loaded again once, and a minute later once more', () => {
  const { page, reload } = fakePage()
  expect([reloadOnce(page), reloadOnce(page)]).toEqual([true, false])
  expect(reloadOnce({ ...page, now: () => 1_061_000 })).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a minute is over exactly after a minute', () => {
  const { page } = fakePage()
  reloadOnce(page)
  expect(reloadOnce({ ...page, now: () => 1_059_999 })).toBe(false)
  expect(reloadOnce({ ...page, now: () => 1_060_000 })).toBe(true)
})

test('without a memory nothing is loaded again', () => {
  const { page, reload } = fakePage()
  const read = () => {
    throw new Error('Storage is off')
  }
  expect(reloadOnce({ ...page, read })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
