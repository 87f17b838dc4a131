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

  it('give the site a currency, and those that a shopper may choose', () => {
    expect(emulatorConfig({})).toMatchObject({ currency: 'USD', currencies: [] })
    const settings = { PLATFORM_CURRENCY: 'EUR', PLATFORM_CURRENCIES: 'GBP, CHF' }
    expect(emulatorConfig(settings)).toMatchObject({ currency: 'EUR', currencies: ['GBP', 'CHF'] })
  })

  it.each([
    ['PLATFORM_PORT', 'abc'],
    ['PLATFORM_PORT', '70000'],
    ['PLATFORM_SEED', 'huge'],
    ['PLATFORM_SITE', 'V1'],
    ['PLATFORM_SITE', '{"catalogVersion":"V2"}'],
    ['PLATFORM_CURRENCY', 'XTS'],
    ['PLATFORM_CURRENCIES', 'EUR,euro'],
    ['PLATFORM_PUBLIC_URL', 'localhost'],
    ['PLATFORM_WEBHOOK_URL', 'localhost:3000'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    expect(() => emulatorConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`))
  })

  it('a site begins with other settings, and a reset returns to them', async () => {
    const { siteSettings } = emulatorConfig({ PLATFORM_SITE: '{"catalogVersion":"V1_CATALOG"}' })
    const emulator = await createEmulator({ dataDir: 'memory', siteSettings })
    const site = `${emulator.url}/_control/site`
    const version = async (options?: RequestInit) =>
      ((await (await fetch(site, options)).json()) as { catalogVersion: string }).catalogVersion
    expect(await version()).toBe('V1_CATALOG')
    const headers = { 'content-type': 'application/json' }
    const body = '{"catalogVersion":"BOTH"}'
    expect(await version({ method: 'PATCH', headers, body })).toBe('BOTH')
    await emulator.reset()
    expect(await version()).toBe('V1_CATALOG')
    await emulator.close()
  })

  it('a taken port is said in a sentence', async () => {
    const first = await createEmulator({ dataDir: 'memory' })
    const port = Number(new URL(first.url).port)
    await expect(createEmulator({ dataDir: 'memory', port })).rejects.toThrow(/^Port \d+ is taken/)
    await first.close()
  })
})
