import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storesAppId } from '@vitrine/platform'
import { afterEach, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'
import { freshShop } from '../fresh-shop.ts'
import { haldenShop } from '../seed/shop.ts'
import { State } from '../state/state.ts'
import { fileStore } from '../state/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-restock-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a platform killed between the stock and the mail sends it when it starts again', async () => {
  const state = new State(fileStore(folder, 'halden'), freshShop(haldenShop))
  const [jug] = state.products.by('slug', 'milk-jug')
  const productId = jug?.id ?? ''
  state.transaction(() =>
    state.backInStockRequests.put({
      id: '11111111-1111-4111-8111-111111111111',
      productId,
      choices: {},
      catalogReference: { appId: storesAppId, catalogItemId: productId },
      email: 'ada@example.test',
      contactId: '22222222-2222-4222-8222-222222222222',
      status: 'PROCESSING',
      createdDate: state.now().toISOString(),
      itemName: 'Milk Jug',
    }),
  )
  state.close()
  const emulator = await createEmulator({ dataDir: folder })
  const mails = await fetch(`${emulator.url}/_control/outbox?to=ada@example.test`)
  expect(await mails.json()).toEqual([
    expect.objectContaining({ kind: 'back-in-stock', subject: 'Milk Jug is back' }),
  ])
  await emulator.close()
})
