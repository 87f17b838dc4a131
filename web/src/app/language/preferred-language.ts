// The language that a browser prefers, of those that the shop has. RFC 4647 §3.4, lookup
import { languages } from '@vitrine/languages'

/** Returns the code of the first preferred language that the shop has; null for none. */
export function preferredLanguage(preferred: readonly string[]): string | null {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.find((code) => languages.some((one) => one.code === code)) ?? null
}
