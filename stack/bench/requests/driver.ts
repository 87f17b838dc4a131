// Sends the requests of a workload to one server and judges the answers: during the load each one must be the answer
// that was compared before.
import { randomUUID } from 'node:crypto'
import { seededRandom, shuffled } from '../upstream/random.ts'
import { openConnection, type Reply, type Sending } from './connection.ts'
import { normalized } from './golden.ts'
import type { SendNext } from './loops.ts'
import { appKey, hashOf, type RunningServer } from './servers.ts'
import type { Target } from './targets.ts'
import type { CatalogFacts, Workload } from './workloads.ts'

export type Parts = {
  target: Target
  workload: Workload
  server: Pick<RunningServer, 'port'>
  facts: CatalogFacts
  connections: number
  /** Cookies of shoppers, each with a cart, or of staff. */
  cookies: readonly string[]
}

export type Driver = {
  /** Requests each variant once; returns the normalized answers. Throws on a failure. */
  visit(): Promise<string[]>
  send: SendNext
  /** Length of an answer. */
  bytes(): number
  close(): void
}

const json = { 'content-type': 'application/json' }
const page = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

const withKey = { authorization: `Bearer ${appKey}` }
/** What each form sends beside the content type. */
const headersOf: Record<Exclude<Target['form'], 'route'>, Record<string, string>> = {
  text: {},
  // A page of the shop states where it comes from.
  trusted: { 'x-vitrine-client': 'web', 'sec-fetch-site': 'same-origin' },
  app: withKey,
  open: withKey,
}

type Wanted = Pick<Parts, 'target' | 'workload' | 'facts'> & { index: number; unique: string }

/** Returns the request of a variant in the form of the target. */
export function sendingOf({ target, workload, facts, index, unique }: Wanted): Sending {
  const { document } = workload
  const { form } = target
  if (document === undefined || form === 'route') {
    const { method, path, body } = workload.route(index, unique, facts)
    if (document === undefined) return { method, path, headers: page }
    if (!body) return { method, path, headers: {} }
    return withBody({ method, path, headers: json }, body)
  }
  const variables = workload.variables(index, unique, facts)
  const headers = { ...json, ...headersOf[form] }
  const isHash = form === 'trusted' || form === 'app'
  const content = isHash ? { documentId: `sha256:${hashOf(document)}` } : { query: document }
  const path = workload.isAdmin && form !== 'text' ? '/admin/graphql' : '/graphql'
  return withBody({ method: 'POST', path, headers }, { ...content, variables })
}

function withBody(sending: Sending, content: object): Sending {
  const body = Buffer.from(JSON.stringify(content))
  return {
    ...sending,
    body,
    headers: { ...sending.headers, 'content-length': String(body.length) },
  }
}

/** Returns a request with a cookie, or as it is without one. */
export const withCookie = (sending: Sending, cookie: string | undefined): Sending =>
  cookie ? { ...sending, headers: { ...sending.headers, cookie } } : sending

/** An answer of a cart has no problems and no errors; a page only has to be there. */
export function isUsable({ status, body }: Reply, { document }: Workload): boolean {
  if (status !== 200 || document === undefined) return status === 200 && body.length > 1000
  const text = body.toString()
  return (
    !text.includes('"errors"') && (!text.includes('"problems"') || text.includes('"problems":[]'))
  )
}

/** Returns the order in which a connection requests the variants. */
const orderOf = (connection: number, count: number): number[] =>
  shuffled(
    Array.from({ length: count }, (_, index) => index),
    seededRandom(connection + 1),
  )

export function createDriver(parts: Parts): Driver {
  const { target, workload, server, facts, connections, cookies } = parts
  const count = target.isOnePage ? 1 : workload.variants
  const pool = Array.from({ length: connections }, (_, index) => ({
    connection: openConnection(server.port),
    order: orderOf(index, count),
    next: 0,
  }))
  const verified = new Map<number, Buffer>()
  const prepared = new Map<number, Sending>()
  let bytes = 0

  const sendingFor = (index: number): Sending => {
    const known = prepared.get(index)
    if (known) return known
    const made = sendingOf({ target, workload, facts, index, unique: randomUUID() })
    if (!workload.isLive) prepared.set(index, made)
    return made
  }
  const cookieFor = (connection: number, turn: number) =>
    workload.hasSession || workload.isAdmin
      ? cookies[(connection + turn * connections) % cookies.length]
      : undefined

  async function visitOne(index: number): Promise<string> {
    const connection = pool[0]?.connection ?? openConnection(server.port)
    const reply = await connection.send(withCookie(sendingFor(index), cookieFor(0, 0)))
    if (!isUsable(reply, workload)) {
      // A page is compressed.
      const text = workload.document === undefined ? '' : reply.body.toString().slice(0, 300)
      throw new Error(`${workload.id} ${target.id} ${index}: ${reply.status} ${text}`)
    }
    bytes = reply.body.length
    if (!workload.isLive) verified.set(index, reply.body)
    return workload.document === undefined ? '' : normalized(reply.body.toString(), workload.isLive)
  }

  return {
    async visit() {
      const answers: string[] = []
      for (let index = 0; index < count; index += 1) answers.push(await visitOne(index))
      return answers
    },
    async send(number) {
      const own = pool[number]
      if (!own) return false
      const index = own.order[own.next % count] ?? 0
      own.next += 1
      const reply = await own.connection.send(
        withCookie(sendingFor(index), cookieFor(number, own.next)),
      )
      const expected = verified.get(index)
      return expected ? expected.equals(reply.body) : isUsable(reply, workload)
    },
    bytes: () => bytes,
    close() {
      for (const { connection } of pool) connection.close()
    },
  }
}
