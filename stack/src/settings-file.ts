// What gateways have to know of an embedded platform that runs by itself, handed over in a file both can read.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Emulator } from '@vitrine/emulator'
import type { PlatformFacts } from './settings.ts'

/** Written whole or not at all: somebody may be reading. */
export function writePlatformFacts(file: string, platform: Emulator): void {
  const { url, clientId, siteId, apiKey, webhookPublicKey, instanceId, staff, captcha } = platform
  const facts = { url, clientId, siteId, apiKey, webhookPublicKey, instanceId, staff, captcha }
  writeFileSync(`${file}.new`, JSON.stringify(facts), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Rejects with a sentence when the platform has not written it. */
export function readPlatformFacts(file: string): Omit<PlatformFacts, 'apiUrl'> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: the embedded platform writes it.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Omit<PlatformFacts, 'apiUrl'>
}
