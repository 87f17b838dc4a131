import { expect, test } from 'vitest'
import { inSlices } from './slices.ts'

function spin(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('others have a turn between the pieces of long work', async () => {
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
  // Sixty milliseconds of work, five at a time.
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('short work is not interrupted, and work that is over stops', async () => {
  const done: number[] = []
  await inSlices(
    [1, 2, 3, 4],
    (item) => void done.push(item),
    () => done.length === 2,
  )
  expect(done).toEqual([1, 2])
})
