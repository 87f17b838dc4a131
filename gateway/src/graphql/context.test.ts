import { expect, test } from 'vitest'
import { storeFactsOf, unknownSite } from '../site-facts/store-facts.ts'
import { createContext, type Services, withNullReasons } from './context.ts'

const factsIn = (currency?: string) =>
  storeFactsOf({ store: { currency } as never }, { ...unknownSite })

function contextWith(current: ReturnType<typeof factsIn>) {
  const siteFacts = { current }
  const inLanguage = () => ({ catalog: {}, catalogIndex: {}, content: {} })
  const services = { siteFacts, inLanguage } as unknown as Services
  return { siteFacts, context: createContext(services, { language: 'en' } as never) }
}

test('a request sees the currency of the first price, where the site named none', () => {
  const { siteFacts, context } = contextWith(factsIn())
  expect(context.storeFacts.isCurrencyKnown).toBe(false)
  siteFacts.current = factsIn('SEK')
  expect(context.storeFacts).toMatchObject({ isCurrencyKnown: true, currency: 'SEK' })
})

test('facts that change during a request do not mix in its answer', () => {
  const { siteFacts, context } = contextWith(factsIn('SEK'))
  expect(context.storeFacts.currency).toBe('SEK')
  siteFacts.current = factsIn('EUR')
  expect(context.storeFacts.currency).toBe('SEK')
  expect(withNullReasons(context, []).storeFacts.currency).toBe('SEK')
})

// An object that is a prototype of another one stays until the whole heap is collected: decision 70.
test('a context with reasons of its own does not have the other one as its prototype', () => {
  const { context } = contextWith(factsIn('SEK'))
  const own = withNullReasons(context, [])
  expect(Object.getPrototypeOf(own)).toBe(Object.getPrototypeOf(context))
  expect(own.nullReasons).not.toBe(context.nullReasons)
  expect({ ...own, nullReasons: null }).toEqual({ ...context, nullReasons: null })
})
