import { isLoopback } from '@vitrine/platform'

/** Returns the origin by another name of this machine, which browsers treat as another host; the same one elsewhere. */
export function secondOrigin(url: string): string {
  const other = new URL(url)
  if (isLoopback(other.hostname)) {
    other.hostname = other.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1'
  }
  return other.origin
}
