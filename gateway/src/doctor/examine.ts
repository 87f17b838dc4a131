// Checks a shop against its site: `npm run doctor`, and in short at every start.
import type { Config } from '../config.ts'
import { readEventFacts } from '../events/event-sources.ts'
import { checkAddress } from './check-address.ts'
import { checkCart, checkCatalog, checkCollections, checkProducts } from './check-catalog.ts'
import { checkLogout, checkRedirects } from './check-client.ts'
import { checkClock, checkToken } from './check-connection.ts'
import { checkContent } from './check-content.ts'
import { checkEvents } from './check-events.ts'
import { checkData, checkRedis } from './check-host.ts'
import { checkCredentials, checkCurrencies, checkProperties, checkPublished } from './check-site.ts'
import { type CheckName, checkNames, type Finding, type Outcome, skipped } from './finding.ts'
import { outcomeOfFailure } from './outcome-of-failure.ts'
import { withoutSecrets } from './secrets.ts'
import { createSubject, type Subject } from './subject.ts'

type Check = (subject: Subject) => Promise<Outcome>

const checks: Readonly<Record<CheckName, Check>> = {
  token: checkToken,
  clock: checkClock,
  catalog: checkCatalog,
  products: checkProducts,
  collections: checkCollections,
  cart: checkCart,
  credentials: checkCredentials,
  properties: checkProperties,
  currencies: checkCurrencies,
  published: checkPublished,
  redirects: checkRedirects,
  logout: checkLogout,
  events: checkEvents,
  redis: checkRedis,
  data: checkData,
  content: checkContent,
  address: checkAddress,
}

/** Checks that a fault of another one makes meaningless; that one's own condition counts as well. */
const needs: Readonly<Partial<Record<CheckName, CheckName>>> = {
  clock: 'token',
  catalog: 'token',
  products: 'catalog',
  collections: 'catalog',
  cart: 'token',
  credentials: 'token',
  properties: 'credentials',
  currencies: 'credentials',
  published: 'credentials',
  redirects: 'credentials',
  logout: 'token',
}

type Options = {
  /** Without it the facts in the data folder are read. */
  eventFacts?: Subject['eventFacts']
  /** Whether the shop that is examined runs. */
  isServing?: boolean
}

/** Returns one finding per check, in their order. Rejects for errors of our own only. */
export async function examine(
  config: Config,
  { eventFacts = () => readEventFacts(config.dataDir), isServing = false }: Options = {},
): Promise<readonly Finding[]> {
  const subject = createSubject(config, { eventFacts, isServing })
  const findings: Finding[] = []
  const isOutOfReach = (check: CheckName): boolean => {
    const condition = needs[check]
    if (!condition) return false
    const isFaulty = findings.some(
      ({ check: name, verdict }) => name === condition && verdict === 'FAULT',
    )
    return isFaulty || isOutOfReach(condition)
  }
  try {
    for (const check of checkNames) {
      findings.push({
        check,
        ...(isOutOfReach(check)
          ? skipped('Not checked, because of a fault above.')
          : await outcomeOf(checks[check], subject)),
      })
    }
  } finally {
    await subject.close()
  }
  return findings.map((finding) => withoutSecrets(finding, config, subject.tokens))
}

async function outcomeOf(check: Check, subject: Subject): Promise<Outcome> {
  try {
    return await check(subject)
  } catch (error) {
    return outcomeOfFailure(error)
  }
}
