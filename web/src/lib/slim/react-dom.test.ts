import * as whole from 'react-dom'
import { expect, test } from 'vitest'
import * as slim from './react-dom.ts'

const seat = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
type Seat = { d: Record<string, unknown>; p: number }
const seatOf = (module: object) => (module as Record<string, Seat>)[seat] as Seat

test('the renderer finds every place it takes in the package itself', () => {
  const [real, ours] = [seatOf(whole), seatOf(slim)]
  expect(Object.keys(ours).sort()).toEqual(Object.keys(real).sort())
  expect(Object.keys(ours.d).sort()).toEqual(Object.keys(real.d).sort())
})

test('a change is made before it returns, and what was asked of React before stays asked', () => {
  const before = seatOf(slim).p
  const during = slim.flushSync(() => seatOf(slim).p)
  expect(during).toBe(2)
  expect(seatOf(slim).p).toBe(before)
})
