import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'
import { startReceiver } from '../testing/receiver.ts'
import { Collection } from './collection.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-state-'))
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A platform in a process of its own, so that it can be killed without a word. */
async function start(more: object = {}): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...childEnvironment(), PLATFORM_PORT: '0', PLATFORM_DATA: folder, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())
      if (found) resolve(found[0])
    })
  })
  const dead = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await dead
    },
  }
}

// biome-ignore lint/style/noProcessEnv: a child process needs the path to find node.
const childEnvironment = () => ({ PATH: process.env.PATH ?? '' })

type Options = { method?: string; token?: string; body?: object }

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the platform answered.
async function json(url: string, options: Options = {}): Promise<any> {
  const response = await fetch(url, {
    method: options.method ?? 'GET',
    headers: {
      ...(options.body && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: options.token }),
    },
    body: options.body && JSON.stringify(options.body),
  })
  return response.json()
}

// Every start is a process of its own.
describe('a platform that is killed', { timeout: 60_000 }, () => {
  it('has everything it answered', async () => {
    const first = await start()
    const { clientId, webhookPublicKey } = await json(`${first.url}/_control`)
    const tokens = await json(`${first.url}/oauth2/token`, {
      method: 'POST',
      body: { clientId, grantType: 'anonymous' },
    })
    const token = tokens.access_token
    const products = await json(
      `${first.url}/stores-reader/v1/products/query-platformized?query.filter.slug=morning-mug`,
      { token },
    )
    const catalogReference = {
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
      catalogItemId: products.products[0].id,
      options: { options: { Color: 'Bone', Size: 'Small' } },
    }
    await json(`${first.url}/_control/stock`, {
      method: 'POST',
      body: { slug: 'morning-mug', quantity: 33 },
    })
    let cart: unknown
    for (let quantity = 1; quantity <= 5; quantity++) {
      const added = await json(`${first.url}/ecom/v1/carts/current/add-to-cart`, {
        method: 'POST',
        token,
        body: { lineItems: [{ quantity: 1, catalogReference }] },
      })
      cart = added.cart
    }
    await first.kill()

    const second = await start()
    const read = await json(`${second.url}/ecom/v1/carts/current`, { token })
    const withoutPlace = (text: string) => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    expect(withoutPlace(JSON.stringify(read.cart))).toBe(withoutPlace(JSON.stringify(cart)))
    const stock = await json(`${second.url}/_control/state/stock?slug=morning-mug`)
    expect(stock.variants[0].quantity).toBe(33)
    expect((await json(`${second.url}/_control`)).webhookPublicKey).toBe(webhookPublicKey)
    await second.kill()
  })

  it('delivers events that were raised but not received', async () => {
    const receiver = await startReceiver()
    receiver.answer(503)
    const settings = { PLATFORM_WEBHOOK_URL: receiver.url }
    const first = await start(settings)
    await json(`${first.url}/_control/stock`, {
      method: 'POST',
      body: { slug: 'morning-mug', quantity: 33 },
    })
    await receiver.until(1)
    await first.kill()

    receiver.answer(200)
    const second = await start(settings)
    await receiver.until(2)
    expect(receiver.tokens[1]).toBe(receiver.tokens[0])
    const state = async () => (await json(`${second.url}/_control/events`))[0].state
    while ((await state()) === 'WAITING') await new Promise((done) => setTimeout(done, 5))
    expect(await state()).toBe('DELIVERED')
    await second.kill()
    await receiver.close()
  })

  it('starts over for another seed', async () => {
    const first = await createEmulator({ dataDir: folder })
    await json(`${first.url}/_control/clock`, { method: 'POST', body: { advanceSeconds: 86_400 } })
    await first.close()
    const same = await createEmulator({ dataDir: folder })
    const ahead = Date.parse((await json(`${same.url}/_control`)).now) - Date.now()
    expect(ahead).toBeGreaterThan(80_000_000)
    await same.close()
    const other = await createEmulator({ dataDir: folder, seed: '10k' })
    expect(Date.parse((await json(`${other.url}/_control`)).now) - Date.now()).toBeLessThan(10_000)
    await other.close()
  })
})

describe('a folder', () => {
  it('belongs to one platform at a time', async () => {
    const first = await createEmulator({ dataDir: folder })
    await expect(createEmulator({ dataDir: folder })).rejects.toThrow('in use by another')
    await first.close()
    await (await createEmulator({ dataDir: folder })).close()
  })
})

describe('a collection', () => {
  type Pet = { id: string; kind: string }
  it('undoes what a refused request changed', () => {
    const pets = new Collection<Pet>('pets', { kind: (pet) => pet.kind })
    pets.load([{ id: '1', kind: 'cat' }])
    pets.put({ id: '1', kind: 'dog' })
    pets.put({ id: '2', kind: 'dog' })
    pets.delete('1')
    pets.rollback()
    expect(pets.all()).toEqual([{ id: '1', kind: 'cat' }])
    expect(pets.by('kind', 'dog')).toEqual([])
    expect(pets.by('kind', 'cat')).toHaveLength(1)
  })

  it('knows what changed since the last commit', () => {
    const pets = new Collection<Pet>('pets')
    pets.put({ id: '1', kind: 'cat' })
    pets.commit()
    pets.delete('1')
    expect(pets.changes()).toEqual([{ id: '1', before: { id: '1', kind: 'cat' }, row: undefined }])
  })
})
