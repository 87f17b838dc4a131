// A shop with the four settings of the guide and no credentials of its site: docs/real-platform.md "The first run".
import { createEmulator } from '@vitrine/emulator'
import { clientListsFor } from '@vitrine/gateway'
import { freePort } from '../../src/free-port.ts'
import { type Stack, startStack } from '../../src/start-stack.ts'

/** Starts it with the built web, on a platform of its own. Closing it closes the platform too. */
export async function startWithoutCredentials(env: Record<string, string> = {}): Promise<Stack> {
  const port = await freePort()
  const shopUrl = `http://localhost:${port}`
  const emulator = await createEmulator({
    dataDir: 'memory',
    shopUrl,
    siteSettings: { catalogVersion: 'V1_CATALOG' },
    ...clientListsFor(shopUrl),
  })
  const stack = await startStack({
    env: {
      PLATFORM_URL: emulator.url,
      PLATFORM_CLIENT_ID: emulator.clientId,
      SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
      PUBLIC_URL: shopUrl,
      // Where it runs, and what tests need.
      OPEN_DOCUMENTS: 'true',
      PORT: String(port),
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  return {
    ...stack,
    async close() {
      await stack.close()
      await emulator.close()
    },
  }
}
