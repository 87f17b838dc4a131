// Checks that who opens PUBLIC_URL reaches this shop.
import { alive } from '../http/alive.ts'
import { codeOf } from '../platform/failure.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import type { Subject } from './subject.ts'

const timeoutMs = 5000
const proxyCure =
  'Compare PUBLIC_URL with the rules of your proxy: it has to hand every path on to the shop.'

/** An address to which the platform does not return is refused with the settings. */
export async function checkAddress(subject: Subject): Promise<Outcome> {
  const { publicUrl } = subject.config
  const address = `${publicUrl}/livez`
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { redirect: 'manual', signal })
    return outcomeOf(response, await response.text(), publicUrl)
  } catch (error) {
    return unreached(error, subject)
  }
}

function outcomeOf({ status, headers }: Response, body: string, publicUrl: string): Outcome {
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location !== null) {
    return advice(`${publicUrl}/livez leads on to ${location}.`, proxyCure)
  }
  if (status !== 200) return advice(`${publicUrl}/livez answers with status ${status}.`, proxyCure)
  if (isAlive(body)) return good(`The shop answers at ${publicUrl}.`)
  return fault(
    `Something else than the shop answers at ${publicUrl}.`,
    'Compare PUBLIC_URL with the address of the shop, and where its name in DNS leads.',
  )
}

/** Whether it is the answer of a shop: a parked domain has a page with status 200 for every path. */
const isAlive = (body: string) => body.trim() === JSON.stringify(alive)

/** Codes of a certificate that this host, and so a browser, does not accept. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/

function unreached(error: unknown, { config, isServing }: Subject): Outcome {
  const { publicUrl } = config
  const code = codeOf(error)
  if (certificateCode.test(code)) {
    return fault(
      `The certificate of ${publicUrl} is not accepted (${code}).`,
      'Install a certificate for this name that browsers accept, with its whole chain.',
    )
  }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const found = `Nothing answers at ${publicUrl} (${isLate ? 'no answer in 5 seconds' : code}).`
  return isServing
    ? advice(
        found,
        'Check DNS, TLS and proxy of PUBLIC_URL, and whether this host may open connections to it.',
      )
    : skipped(
        found,
        'Start the shop and check again; if it runs, check DNS, TLS and proxy of PUBLIC_URL.',
      )
}
