// The facts that gateways need about a separate embedded platform, passed on in a file that both can read.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Emulator } from '@vitrine/emulator'
import type { PlatformFacts } from './settings.ts'

/** Writes the file atomically, because a gateway may be reading it. */
export function writePlatformFacts(file: string, platform: Emulator): void {
  const { url, clientId, siteId, apiKey, webhookPublicKey, instanceId, staff, captcha } = platform
  const facts = { url, clientId, siteId, apiKey, webhookPublicKey, instanceId, staff, captcha }
  writeFileSync(`${file}.new`, JSON.stringify(facts), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Reads the file; throws with a plain sentence if the platform has not written it. */
export function readPlatformFacts(file: string): Omit<PlatformFacts, 'apiUrl'> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: the embedded platform writes it.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Omit<PlatformFacts, 'apiUrl'>
}
