/** The two names of this machine. */
const names: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

/** Returns the origin by the other name of this machine, which browsers treat as another host; the same one elsewhere. */
export function secondOrigin(url: string): string {
  const other = new URL(url)
  other.hostname = names[other.hostname] ?? other.hostname
  return other.origin
}
