import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { openedSeal } from './opened-seal.ts'
import { createSeal } from './seal.ts'

function counted(most?: number) {
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const open = vi.fn(seal.open)
  return { open, seal: openedSeal({ ...seal, open }, most) }
}

test('a value is opened once', () => {
  const { open, seal } = counted()
  const sealed = seal.close('token', 'session:access')
  expect([1, 2, 3].map(() => seal.open(sealed, 'session:access'))).toEqual([
    ...['token', 'token', 'token'],
  ])
  expect(open).toHaveBeenCalledTimes(1)
})

test('S18 a value that was opened does not open in another context', () => {
  const { seal } = counted()
  const sealed = seal.close('token', 'session-1:access')
  expect(seal.open(sealed, 'session-1:access')).toBe('token')
  expect(seal.open(sealed, 'session-2:access')).toBeNull()
  expect(seal.open(sealed, 'session-1:access')).toBe('token')
})

test('a value that does not open is not remembered', () => {
  const { open, seal } = counted()
  expect([seal.open('x.y.z', 'a'), seal.open('x.y.z', 'a')]).toEqual([null, null])
  expect(open).toHaveBeenCalledTimes(2)
})

test('what was opened longest ago makes room, exactly at the limit', () => {
  const { open, seal } = counted(2)
  const [one, two, three] = ['1', '2', '3'].map((plain) => seal.close(plain, 'c'))
  for (const sealed of [one, two, one, three, one]) seal.open(String(sealed), 'c')
  expect(open).toHaveBeenCalledTimes(3)
  seal.open(String(two), 'c')
  expect(open).toHaveBeenCalledTimes(4)
})
