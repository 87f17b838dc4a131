import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a task that is sent while another one runs is left out', async () => {
  const run = oneAtATime()
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const [first, second] = [vi.fn(() => promise), vi.fn(async () => {})]
  const running = run(first)
  await run(second)
  expect(second).not.toHaveBeenCalled()
  resolve()
  await running
  await run(second)
  expect(second).toHaveBeenCalledOnce()
})

test('a task that throws rejects and does not block the next one', async () => {
  const run = oneAtATime()
  const failing = run(async () => {
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  const next = vi.fn(async () => {})
  await run(next)
  expect(next).toHaveBeenCalledOnce()
})
