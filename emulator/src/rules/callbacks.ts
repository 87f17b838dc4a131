// Callbacks of hosted pages. Whether a browser is sent there is decided when it is: by the lists of the client.
import { invalid } from '../refuse.ts'

/** Refuses what is no address of the web. */
export function checkCallback(field: string, address: string): void {
  const isOfWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isOfWeb) throw invalid(field, 'must be an http(s) address', { rule: 'FORMAT' })
}

/** Returns the callback with additional parameters; existing ones are retained. */
export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.toString()
}
