// Reads lists of settings, and that of the proxies.
import { isIP } from 'node:net'
import { z } from 'zod'

/** Entries with commas between. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

/** Returns whether an entry is an address, a network (`10.0.0.0/8`), or one of Fastify's names for private networks. */
const isProxy = (entry: string) => {
  const [address = '', prefix] = entry.split('/')
  const bits = prefix === undefined ? 1 : Number(prefix)
  const isNetwork = Number.isInteger(bits) && bits > 0 && bits <= (isIP(address) === 6 ? 128 : 32)
  return /^(loopback|linklocal|uniquelocal)$/.test(entry) || (isIP(address) > 0 && isNetwork)
}

/**
 * Proxies whose `X-Forwarded-For` is trusted; none by default. There is no value for all of them: any client could
 * then claim any address.
 */
export const trustedProxies = list.refine((entries) => entries.every(isProxy), {
  error: 'must be a list of the addresses of proxies',
})
