import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

/** A task that is ended by the test; `log` has what begins and ends, in order. */
function tasks() {
  const log: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const task = (name: string) => () => {
    log.push(`${name} begins`)
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => {
        log.push(`${name} ends`)
        if (error) reject(error)
        else resolve(name)
      })
    })
  }
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await new Promise((go) => setImmediate(go))
  }
  return { log, task, end }
}

test('tasks of one key run one after another, those of others at once', async () => {
  const { log, task, end } = tasks()
  const withLock = createKeyedMutex()
  const first = withLock('a', task('first'))
  const second = withLock('a', task('second'))
  withLock('b', task('other'))
  await end('nothing yet')
  expect(log).toEqual(['first begins', 'other begins'])
  await end('first')
  expect(await first).toBe('first')
  const third = withLock('a', task('third'))
  await end('nothing more')
  expect(log.at(-1)).toBe('second begins')
  await end('second')
  await end('third')
  expect(log.slice(2)).toEqual([
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ])
  expect([await second, await third]).toEqual(['second', 'third'])
})

test('a task that fails blocks no other, and its caller alone learns of it', async () => {
  const { log, task, end } = tasks()
  const withLock = createKeyedMutex()
  const failing = withLock('a', task('failing'))
  const next = withLock('a', task('next'))
  await end('nothing yet')
  const failure = expect(failing).rejects.toThrow('broken')
  await end('failing', new Error('broken'))
  await failure
  await end('next')
  expect([await next, log.at(-1)]).toEqual(['next', 'next ends'])
})

test('within one process the lock does not change hands', async () => {
  await createKeyedMutex()('a', async (handle) => {
    expect(handle.lockChangedHands).toBe(false)
    handle.assertHeld()
  })
})
