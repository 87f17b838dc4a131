import { describe, expect, it } from 'vitest'
import { emulatorConfig } from './config.ts'
import { createEmulator } from './emulator.ts'

describe('settings', () => {
  it('have working defaults', () => {
    expect(emulatorConfig({})).toMatchObject({
      port: 4000,
      dataDir: '.data/platform',
      seed: 'halden',
      logLevel: 'silent',
    })
    expect(emulatorConfig({ PLATFORM_PORT: '' }).port).toBe(4000)
  })

  it.each([
    ['PLATFORM_PORT', 'abc'],
    ['PLATFORM_PORT', '70000'],
    ['PLATFORM_SEED', 'huge'],
    ['PLATFORM_PUBLIC_URL', 'localhost'],
    ['PLATFORM_WEBHOOK_URL', 'localhost:3000'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    expect(() => emulatorConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`))
  })

  it('a taken port is said in a sentence', async () => {
    const first = await createEmulator({ dataDir: 'memory' })
    const port = Number(new URL(first.url).port)
    await expect(createEmulator({ dataDir: 'memory', port })).rejects.toThrow(/^Port \d+ is taken/)
    await first.close()
  })
})
