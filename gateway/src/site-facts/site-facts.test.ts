// When the facts of the site are read, how often, and what holds meanwhile.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '../config.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import {
  createSiteFacts,
  refreshMs,
  refusedMs,
  retryMs,
  type SiteFactsService,
} from './site-facts.ts'

type Answer = () => unknown
const properties = { name: 'Brookside', currency: 'GBP', locale: null, language: 'en' }
const price = { products: [{ price: { currency: 'SEK' } }] }

let answers: Record<string, Answer>
let calls: string[]
let facts: SiteFactsService
const log = { warn: vi.fn() }

function start(store: Partial<Config['store']> = {}, hasCredentials = true) {
  const transport = {
    async send(service: string) {
      calls.push(service)
      return answers[service]?.()
    },
  } as unknown as Transport
  facts = createSiteFacts({
    config: { store: store as Config['store'] },
    transport,
    siteCredentials: hasCredentials ? { credential: 'site', token: async () => 'key' } : null,
    publicToken: async () => 'visitor',
    log,
  })
  return facts.ready()
}

/** Returns the calls of a period. */
async function callsWithin(ms: number): Promise<string[]> {
  calls = []
  await vi.advanceTimersByTimeAsync(ms)
  return calls
}

const failing =
  (status: number | undefined, isWithoutReason = false): Answer =>
  () => {
    throw new PlatformFailure(status ? 'refused' : 'system', 'no', {
      call: 'call',
      ...(status && { status }),
      isWithoutReason,
    })
  }

beforeEach(() => {
  vi.useFakeTimers()
  log.warn.mockClear()
  calls = []
  answers = {
    siteProperties: () => properties,
    siteCurrencies: () => ({ codes: ['EUR'] }),
    productsRead: () => price,
  }
})
afterEach(() => {
  facts.close()
  vi.useRealTimers()
})

test('two calls at the start, and two for each refresh', async () => {
  await start()
  expect(calls).toEqual(['siteProperties', 'siteCurrencies'])
  expect(facts.current).toMatchObject({ name: 'Brookside', currencies: ['GBP', 'EUR'] })
  answers.siteProperties = () => ({ ...properties, name: 'Brookside & Daughters' })
  expect(await callsWithin(refreshMs)).toEqual(['siteProperties', 'siteCurrencies'])
  expect(facts.current.name).toBe('Brookside & Daughters')
  facts.close()
  expect(await callsWithin(10 * refreshMs)).toEqual([])
})

test('settings spare the calls of what they override', async () => {
  await start({ currencies: [] })
  expect(calls).toEqual(['siteProperties'])
})

test('without credentials one call, until a price has said the currency', async () => {
  answers.productsRead = () => ({ products: [] })
  await start({}, false)
  expect(calls).toEqual(['productsRead'])
  expect(facts.current.currencies).toEqual(['USD'])
  answers.productsRead = () => price
  expect(await callsWithin(refreshMs)).toEqual(['productsRead'])
  expect(facts.current.currencies).toEqual(['SEK'])
  expect(await callsWithin(3 * refreshMs)).toEqual([])
  facts.close()
  calls = []
  await start({ currency: 'CHF' }, false)
  expect([calls, facts.current.currency]).toEqual([[], 'CHF'])
})

test('a start does not wait for a platform that is slow, and has the facts once it answers', async () => {
  let answer = (_: unknown) => {}
  answers.siteProperties = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  let isReady = false
  void start().then(() => {
    isReady = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([isReady, facts.current.name]).toEqual([true, 'Shop'])
  answer(properties)
  await vi.advanceTimersByTimeAsync(0)
  expect(facts.current.name).toBe('Brookside')
})

test('a platform that is away is called again soon, and reported once', async () => {
  const answering = answers
  answers = Object.fromEntries(Object.keys(answers).map((name) => [name, failing(undefined)]))
  await start()
  expect(facts.current.name).toBe('Shop')
  expect(log.warn).toHaveBeenCalledTimes(3)
  expect(await callsWithin(retryMs)).toHaveLength(3)
  expect(log.warn).toHaveBeenCalledTimes(3)
  answers = answering
  expect(await callsWithin(retryMs)).toEqual(['siteProperties', 'siteCurrencies'])
  expect(facts.current.name).toBe('Brookside')
})

test('what was read holds while the platform refuses further calls', async () => {
  await start()
  answers.siteProperties = failing(429)
  answers.siteCurrencies = failing(429)
  await callsWithin(refreshMs)
  expect(facts.current).toMatchObject({ name: 'Brookside', currencies: ['GBP', 'EUR'] })
})

test('a call that the credentials may not make is repeated after an hour, and its permission named', async () => {
  answers.siteProperties = failing(403)
  await start()
  expect(calls).toEqual(['siteProperties', 'siteCurrencies', 'productsRead'])
  expect(facts.current).toMatchObject({ name: 'Shop', currencies: ['SEK', 'EUR'] })
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([
    expect.stringContaining('the permission Read site, business, and email details'),
  ])
  expect(await callsWithin(refreshMs)).toEqual(['siteCurrencies'])
  answers.siteProperties = () => properties
  expect(await callsWithin(refusedMs)).toContain('siteProperties')
  expect(facts.current.name).toBe('Brookside')
})

test('the transport itself reports a refusal without a reason', async () => {
  answers.siteProperties = failing(403, true)
  await start()
  expect(log.warn).not.toHaveBeenCalled()
})

test('a price that is read before the facts says the currency, and the site has the last word', async () => {
  answers.siteProperties = failing(500)
  answers.productsRead = failing(500)
  await start()
  expect(facts.current).toMatchObject({ isCurrencyKnown: false, currencies: ['USD'] })
  facts.noteCurrency(null)
  expect(facts.current.isCurrencyKnown).toBe(false)
  facts.noteCurrency('SEK')
  facts.noteCurrency('NOK')
  expect(facts.current).toMatchObject({ currency: 'SEK', currencies: ['SEK', 'EUR'] })
  answers.siteProperties = () => properties
  await callsWithin(retryMs)
  expect(facts.current.currency).toBe('GBP')
})

test('a price that is read while the facts are is not lost', async () => {
  let answer = (_: unknown) => {}
  answers.siteProperties = () =>
    new Promise((done) => {
      answer = done
    })
  const started = start()
  await vi.advanceTimersByTimeAsync(0)
  facts.noteCurrency('SEK')
  answer({ ...properties, currency: null })
  await started
  expect(facts.current.currency).toBe('SEK')
})
