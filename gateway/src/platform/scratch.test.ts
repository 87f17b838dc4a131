import { expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

test('uses the same memory again while it is large enough', () => {
  const scratch = createScratch()
  const first = scratch(1000)
  expect(first).toHaveLength(1000)
  expect(scratch(10).buffer).toBe(first.buffer)
  expect(scratch(10)).toHaveLength(10)
  const larger = scratch(1001)
  expect(larger.buffer).not.toBe(first.buffer)
  expect(scratch(2000).buffer).toBe(larger.buffer)
})

test('does not retain what is larger than a response of a list', () => {
  const scratch = createScratch()
  const usual = scratch(1024 * 1024)
  const large = scratch(1024 * 1024 + 1)
  expect(large).toHaveLength(1024 * 1024 + 1)
  expect(large.buffer).not.toBe(usual.buffer)
  expect(scratch(1024 * 1024).buffer).toBe(usual.buffer)
})

test('two of them have memory of their own', () => {
  expect(createScratch()(8).buffer).not.toBe(createScratch()(8).buffer)
})
