import { allCalls, type Call } from '@vitrine/platform'
import { expect, test } from 'vitest'
import type { Transport } from '../platform/transport.ts'
import type { AuditIntent } from './audit-log.ts'
import { auditedTransport } from './audited-transport.ts'

/** What the log holds of one call. */
async function recordOf(service: string, call: Call): Promise<AuditIntent | undefined> {
  const begun: AuditIntent[] = []
  const log = {
    begin: (intent: AuditIntent) => String(begun.push(intent)),
    end: () => {},
    read: () => [],
    check: () => Promise.reject(new Error('not used')),
  }
  const send = (async () => ({})) as Transport['send']
  const transport = auditedTransport({ send } as Transport, log, async () => ({
    kind: 'SITE_USER',
    id: 'owner',
  }))
  await transport.send(service, call, {} as never, { requestId: 'req-12345678' })
  return begun[0]
}

test.each([
  ['brandsWrite', allCalls.brandsWrite.getOrCreateBrand, true],
  ['brandsWrite', allCalls.brandsWrite.createBrand, true],
  ['productsWrite', allCalls.productsWrite.deleteProduct, true],
  ['members', allCalls.members.queryMembers, false],
  ['orders', allCalls.orders.searchOrders, false],
  ['orders', allCalls.orders.getOrder, false],
] as const)('S92 a call of %s is recorded as what it is', async (service, call, isWrite) => {
  const record = await recordOf(service, call)
  expect(record).toMatchObject({ operation: `${service}.${call.name}`, isWrite })
})
