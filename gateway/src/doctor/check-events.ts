// Checks whether change events are accepted, of which site, and whether they arrive. docs/contract/real-site.md §5.
import { createPublicKey } from 'node:crypto'
import type { EventFacts } from '../events/event-sources.ts'
import { advice, good, type Outcome } from './finding.ts'
import type { Subject } from './subject.ts'

/** A shop in which nothing changes for longer is rare. */
const quietMs = 24 * 3_600_000

/** A key that is not usable is refused with the settings. */
export async function checkEvents({ config, eventFacts }: Subject): Promise<Outcome> {
  const { publicKey, instanceId } = config.webhooks
  const address = `${config.publicUrl}/webhooks/platform`
  if (!publicKey) {
    return advice(
      'There is no webhook key, so no change events are accepted: changes of the catalog show after a minute, and carts do not follow the stock live.',
      `Create a custom app, add its webhooks with the address ${address}, install it on the site, and set PLATFORM_WEBHOOK_PUBLIC_KEY to its public key.`,
    )
  }
  const key = `The webhook key is a public key of ${bitsOf(publicKey)} bits`
  const facts = eventFacts()
  if (!instanceId) {
    return advice(
      `${key}, and change events of every site are accepted on which the app is installed${sources(facts)}.`,
      setInstance(facts),
    )
  }
  if (!facts) return good(`${key}, and change events of the instance ${instanceId} are accepted.`)
  const { lastReceivedAt } = facts
  if (lastReceivedAt !== null && Date.now() - lastReceivedAt < quietMs) {
    const last = new Date(lastReceivedAt).toISOString()
    return good(`${key}, and the last change event of the instance ${instanceId} came at ${last}.`)
  }
  return advice(
    `${key}, but no change event has come in the last 24 hours.`,
    `Change a product in the dashboard and check again. If no event comes, compare the address of the app’s webhooks with ${address}, and PLATFORM_APP_INSTANCE_ID with the id of the app on this site.`,
  )
}

const bitsOf = (publicKey: string) =>
  createPublicKey(publicKey).asymmetricKeyDetails?.modulusLength ?? 0

function sources(facts: EventFacts | null): string {
  const ids = facts?.instanceIds ?? []
  if (ids.length === 0) return ''
  return `; they come from the instance${ids.length > 1 ? 's' : ''} ${ids.join(', ')}`
}

function setInstance(facts: EventFacts | null): string {
  const [id, ...others] = facts?.instanceIds ?? []
  if (!id)
    return 'Set PLATFORM_APP_INSTANCE_ID: the log and this check name the instance of the first event.'
  if (others.length === 0) return `Set PLATFORM_APP_INSTANCE_ID to ${id}, if that is this site.`
  return 'Set PLATFORM_APP_INSTANCE_ID to the one of this site.'
}
