// What the hosted platform accepts as the address of a shop. docs/contract/real-site.md §4.1 and §6.
import { isLoopback } from '@vitrine/platform'
import { isHostedPlatform } from './hosted-platform.ts'

/** The only local origin that a client allows without an entry in its lists. */
export const localOrigin = 'http://localhost:4321'

type Addresses = { publicUrl: string; platformUrl: string }

/**
 * Returns whether the platform can return shoppers to the address: to https, and to this machine. A platform of one's
 * own, such as the embedded one, takes every address.
 */
export function isReturnAddress({ publicUrl, platformUrl }: Addresses): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return !isHostedPlatform(platformUrl) || protocol === 'https:' || isLoopback(hostname)
}

/** Returns whether the address is on this machine, where the hosted platform allows one origin by default. */
export const isLocalOnHosted = ({ publicUrl, platformUrl }: Addresses): boolean =>
  isHostedPlatform(platformUrl) && isLoopback(new URL(publicUrl).hostname)
