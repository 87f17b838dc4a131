// A doctor's subject: a shop on an embedded platform, and its findings.
import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { clientListsFor, examine, type Finding, readConfig } from '@vitrine/gateway'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { gatewayEnv } from '../../src/settings.ts'
import { controlOf, type PlatformControl } from './platform-control.ts'

export type Env = Record<string, string | undefined>

export type DoctorKit = {
  emulator: Emulator
  control: PlatformControl
  shopUrl: string
  dataDir: string
}

/** Starts a platform, and what answers at the address of the shop, for the tests of a file. */
export function useDoctor(): DoctorKit {
  const kit = {} as DoctorKit
  let shop: Server
  beforeAll(async () => {
    shop = createServer((request, response) => {
      response.statusCode = request.url === '/livez' ? 200 : 404
      response.end(response.statusCode === 200 ? '{"alive":true}' : '')
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    kit.shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    kit.dataDir = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
    kit.emulator = await createEmulator({
      dataDir: 'memory',
      shopUrl: kit.shopUrl,
      ...clientListsFor(kit.shopUrl),
    })
    kit.control = controlOf(kit.emulator.url)
  })
  afterAll(async () => {
    await kit.emulator.close()
    shop.close()
  })
  beforeEach(() => kit.control.reset())
  return kit
}

/** Returns the findings of a shop on the platform; `env` changes its settings, undefined removes one. */
export function diagnose(
  { emulator, dataDir, shopUrl }: DoctorKit,
  env: Env = {},
): Promise<readonly Finding[]> {
  const settings = gatewayEnv(
    { DATA_DIR: dataDir, PUBLIC_URL: shopUrl, UPSTREAM_TIMEOUT_MS: '2000' },
    { ...emulator, apiUrl: emulator.url },
  )
  return examine(readConfig({ ...settings, ...env }))
}

/** Returns the verdicts of the checks that found something. */
export const openFindings = (findings: readonly Finding[]): Record<string, Finding['verdict']> =>
  Object.fromEntries(
    findings
      .filter(({ verdict }) => verdict !== 'GOOD')
      .map(({ check, verdict }) => [check, verdict]),
  )
