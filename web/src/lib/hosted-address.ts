import { readTheme } from './theme.ts'

/** Adds the chosen theme to the address of a page of the platform, which shows itself in that theme. */
export function hostedAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.set('theme', readTheme())
  return url.href
}
