import { expect, test } from 'vitest'
import { PackableBytes } from './packable-bytes.ts'

const listed = (count: number) =>
  Buffer.from(
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, name: 'Mug – blue' }))),
  )

test('packed bytes take a fraction of their size, and read as what they were', () => {
  const plain = listed(2000)
  const bytes = new PackableBytes(plain)
  expect([bytes.held, bytes.read()]).toEqual([plain.length, plain])
  bytes.pack()
  const { held } = bytes
  expect(held).toBeLessThan(plain.length / 5)
  expect(Buffer.from(bytes.read())).toEqual(plain)
  bytes.pack()
  expect(bytes.held).toBe(held)
})

test('reads that follow each other unpack once', () => {
  const bytes = new PackableBytes(listed(2000))
  bytes.pack()
  expect(bytes.read()).toBe(bytes.read())
})

test('few bytes stay as they are', () => {
  const bytes = new PackableBytes(listed(20))
  bytes.pack()
  expect(bytes.held).toBe(listed(20).length)
})
