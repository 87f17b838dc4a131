// Decides to which URLs a hosted page may redirect. Assumed: the real platform has a list of allowed domains
// per client; here loopback hosts and the configured ones are allowed.
import { invalid } from '../refuse.ts'

type Allowed = { url: string; shopUrl: string; callbackHosts: readonly string[] }

export function checkCallback(field: string, address: string, allowed: Allowed): void {
  const host = hostOf(address)
  if (host === undefined) throw invalid(field, 'must be an http(s) address', { rule: 'FORMAT' })
  if (isLoopback(host) || hostsOf(allowed).includes(host)) return
  throw invalid(field, `leads to a host that is not allowed: ${host}`)
}

const hostsOf = ({ url, shopUrl, callbackHosts }: Allowed) => [
  hostOf(url),
  hostOf(shopUrl),
  ...callbackHosts,
]

function hostOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.hostname : undefined
}

export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return /^127(\.\d{1,3}){3}$/.test(host)
}

/** Returns the callback with additional parameters; existing ones are retained. */
export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.toString()
}
