// Checks a shop against its site: `npm run doctor`, and in short at every start.
import type { Config } from '../config.ts'
import { checkCart, checkCatalog, checkCollections, checkProducts } from './check-catalog.ts'
import { checkLogout, checkRedirects } from './check-client.ts'
import { checkClock, checkToken } from './check-connection.ts'
import { checkAddress, checkData, checkEvents, checkRedis } from './check-host.ts'
import { checkCredentials, checkCurrencies, checkProperties, checkPublished } from './check-site.ts'
import {
  type CheckName,
  checkNames,
  type Finding,
  fault,
  type Outcome,
  skipped,
} from './finding.ts'
import { createSubject, reasonOf, type Subject } from './subject.ts'

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
  address: checkAddress,
}

/** These need no platform. */
const local = new Set<CheckName>(['events', 'redis', 'data', 'address'])
/** These read the catalog, whose generation may not be one that the shop reads. */
const ofCatalog = new Set<CheckName>(['products', 'collections'])

/** Returns one finding per check, in their order. Rejects for errors of our own only. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const subject = createSubject(config)
  const findings: Finding[] = []
  const hasFault = (check: CheckName) =>
    findings.some((finding) => finding.check === check && finding.verdict === 'FAULT')
  try {
    for (const check of checkNames) {
      const isOutOfReach = hasFault('token') && check !== 'token' && !local.has(check)
      const isUnreadable = hasFault('catalog') && ofCatalog.has(check)
      findings.push({
        check,
        ...(isOutOfReach || isUnreadable
          ? skipped('Not checked, because of a fault above.')
          : await outcomeOf(checks[check], subject)),
      })
    }
  } finally {
    await subject.close()
  }
  return findings
}

/** A call that fails otherwise than a check expects is a fault as well. */
async function outcomeOf(check: Check, subject: Subject): Promise<Outcome> {
  try {
    return await check(subject)
  } catch (error) {
    return fault(`${reasonOf(error)}.`, 'Try again in a minute; if it stays, report the request.')
  }
}
