import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ dataDir: 'memory' })
})
afterAll(() => emulator.close())

const post = (path: string, body: object, signal?: AbortSignal) =>
  fetch(emulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

describe('faults over a real connection', () => {
  it.each(['before', 'after'])('reset %s cuts it', async (when) => {
    await post('/_control/faults', { kind: 'reset', when, times: 1 })
    await expect(post('/oauth2/token', {})).rejects.toThrow('fetch failed')
    expect((await post('/oauth2/token', {})).status).toBe(400)
  })

  it.each(['before', 'after'])(
    'hang %s never answers, and does not keep the platform alive',
    async (when) => {
      await post('/_control/faults', { kind: 'hang', when, times: 1 })
      await expect(post('/oauth2/token', {}, AbortSignal.timeout(200))).rejects.toThrow('timeout')
    },
  )
})
