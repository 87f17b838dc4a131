// Names of checks and verdicts, in plain words.
import type { SiteCheck, SiteCheckVerdict } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/health.ts'

export const checkWords: Record<SiteCheck, string> = {
  TOKEN: messages.token,
  CLOCK: messages.clock,
  CATALOG: messages.catalog,
  PRODUCTS: commonMessages.products,
  COLLECTIONS: commonMessages.collections,
  CART: messages.cart,
  CREDENTIALS: messages.credentials,
  PROPERTIES: messages.properties,
  CURRENCIES: messages.currencies,
  PUBLISHED: messages.published,
  REDIRECTS: messages.redirects,
  LOGOUT: messages.logout,
  EVENTS: messages.events,
  REDIS: messages.redis,
  DATA: messages.data,
  CONTENT: messages.content,
  ADDRESS: messages.address,
}

type Words = {
  tone: 'bad' | 'warning' | 'plain' | 'good'
  /** Of one finding. */
  label: string
  /** Of all findings with this verdict. */
  title: string
  count: (values: { count: number }) => string
}

/** In the order in which they are shown. */
export const verdictWords: Record<SiteCheckVerdict, Words> = {
  FAULT: {
    tone: 'bad',
    label: messages.fault,
    title: messages.faults,
    count: messages.faultCount,
  },
  ADVICE: {
    tone: 'warning',
    label: messages.advice,
    title: messages.advice,
    count: messages.adviceCount,
  },
  SKIPPED: {
    tone: 'plain',
    label: messages.skipped,
    title: messages.skipped,
    count: messages.skippedCount,
  },
  GOOD: {
    tone: 'good',
    label: messages.inOrder,
    title: messages.inOrder,
    count: messages.goodCount,
  },
}

export const verdicts = Object.keys(verdictWords) as SiteCheckVerdict[]
