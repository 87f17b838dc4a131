// A shop on a site of its own: without the settings and the texts of the sample shop.
import type { Emulator } from '@vitrine/emulator'
import { freePort } from '../../src/free-port.ts'
import { type Stack, type StackOptions, startStack } from '../../src/start-stack.ts'

type Env = Record<string, string>

/** The key of a site, with which its shop reads what the site says about itself. */
export const siteKey = ({ apiKey, siteId }: Emulator): Env => ({
  PLATFORM_API_KEY: apiKey,
  PLATFORM_SITE_ID: siteId,
})

/** Starts a shop on the site of this platform. */
export async function startSiteShop(
  { url, clientId }: Emulator,
  env: Env,
  web: StackOptions['web'] = 'none',
): Promise<Stack> {
  return startStack({
    env: {
      PORT: String(await freePort()),
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      OPEN_DOCUMENTS: 'true',
      PLATFORM_URL: url,
      PLATFORM_CLIENT_ID: clientId,
      SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
      ...env,
    },
    web,
  })
}
