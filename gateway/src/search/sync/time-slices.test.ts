import { afterEach, expect, test, vi } from 'vitest'
import { inSlices } from './time-slices.ts'

function spin(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

afterEach(() => void vi.restoreAllMocks())

test('lets other work run between the slices of long work', async () => {
  let turns = 0
  const waiting = setInterval(() => {
    turns += 1
  }, 1)
  const done: number[] = []
  await inSlices(
    Array.from({ length: 20 }, (_, index) => index),
    (item) => {
      spin(3)
      done.push(item)
    },
  )
  clearInterval(waiting)
  expect(done).toHaveLength(20)
  expect(done).toEqual([...done].sort((one, other) => one - other))
  // Sixty milliseconds of work in slices of five.
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('does not interrupt short work, and stops when it is over', async () => {
  const done: number[] = []
  await inSlices(
    [1, 2, 3, 4],
    (item) => void done.push(item),
    () => done.length === 2,
  )
  expect(done).toEqual([1, 2])
})

test('work begins in the next turn, and a slice ends after three milliseconds', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const turns = vi.spyOn(globalThis, 'setImmediate')
  const turnOf: number[] = []
  const done = inSlices([1, 2, 3, 4, 5, 6, 7], () => {
    turnOf.push(turns.mock.calls.length)
    clock += 1
  })
  expect(turnOf).toEqual([])
  await done
  const slices = [...new Set(turnOf)]
  expect(turnOf.map((turn) => slices.indexOf(turn))).toEqual([0, 0, 0, 1, 1, 1, 2])
})
