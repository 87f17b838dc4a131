// The callers of a workload with sessions: shoppers who have a cart, or staff.
import { randomUUID } from 'node:crypto'
import { elevatedStaff } from '../../test/support/admin.ts'
import { type Connection, openConnection } from './connection.ts'
import { isUsable, type Parts, sendingOf, withCookie } from './driver.ts'
import { addToCart } from './workloads.ts'

/** Begins sessions whose cart has two pieces; returns their cookies. */
export async function beginSessions(
  { target, server, facts }: Pick<Parts, 'target' | 'server' | 'facts'>,
  count: number,
): Promise<string[]> {
  const cookies: string[] = []
  const begin = async (connection: Connection) => {
    let cookie: string | undefined
    for (const index of [0, 1]) {
      const wanted = { target, workload: addToCart, facts, index, unique: randomUUID() }
      const reply = await connection.send(withCookie(sendingOf(wanted), cookie))
      if (!isUsable(reply, addToCart)) throw new Error(`${target.id}: no session: ${reply.body}`)
      cookie ??= reply.cookie
    }
    if (!cookie) throw new Error(`${target.id} sets no cookie`)
    return cookie
  }
  const run = async () => {
    const connection = openConnection(server.port)
    while (cookies.length < count) cookies.push(await begin(connection))
    connection.close()
  }
  await Promise.all(Array.from({ length: Math.min(count, 8) }, run))
  return cookies.slice(0, count)
}

/** Returns the cookies of staff with elevation, who are signed in at a gateway; none for its peers, which have the key. */
async function staffCookies({ target, server }: Pick<Parts, 'target' | 'server'>) {
  if (!target.staffServer) return []
  const { cookie, staffCookie } = await elevatedStaff(`http://localhost:${server.port}`)
  return [`${cookie}; ${staffCookie}`]
}

/** Signs in who sends a workload: some shoppers, or staff. Returns their cookies; none where it has no sessions. */
export async function signIn(
  parts: Pick<Parts, 'target' | 'server' | 'facts' | 'workload'>,
  count: number,
): Promise<string[]> {
  if (parts.workload.isAdmin) return staffCookies(parts)
  return parts.workload.hasSession ? beginSessions(parts, count) : []
}
