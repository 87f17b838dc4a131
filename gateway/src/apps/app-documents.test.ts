// Which documents an app may run, and when they are read again. docs/security.md S109.
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'
import { createAppDocuments, type Manifest } from './app-documents.ts'
import { type AppKeyStore, sqliteAppKeyStore } from './app-key-store.ts'

let store: AppKeyStore
beforeEach(() => {
  vi.useFakeTimers()
  store = sqliteAppKeyStore(openSqlite('memory'))
})
afterEach(() => void vi.useRealTimers())

const bus = createLocalBus((error) => {
  throw error
})
const documentsOf = (files: readonly string[] = []) => createAppDocuments({ store, files, bus })
type Documents = ReturnType<typeof documentsOf>

const idOf = (text: string) => `sha256:${hash('sha256', text, 'hex')}`
const manifestOf = (...texts: string[]): Manifest =>
  Object.fromEntries(texts.map((text) => [idOf(text), text]))
const [first, next] = ['{ store { name } }', '{ store { currency } }']
/** Returns whether an app may run the first document, and the next. */
const runs = async (documents: Documents, name = 'feed') => {
  const own = await documents.of(name)
  return [own.find(idOf(first)) === first, own.find(idOf(next)) === next]
}

/** Writes a manifest into a file whose path has a colon, and returns its entry in the settings. */
function entryOf(name: string, manifest: Manifest): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'own:documents.json')
  writeFileSync(file, JSON.stringify(manifest))
  return `${name}:${file}`
}

test('S109 an app without a manifest has no documents, nor those of another app', async () => {
  const documents = documentsOf()
  await documents.register('books', manifestOf(first))
  expect((await documents.of('feed')).size).toBe(0)
  expect([await runs(documents), await runs(documents, 'books')]).toEqual([
    [false, false],
    [true, false],
  ])
})

test('S109 a manifest that is registered replaces the one before, at every gateway', async () => {
  const [here, there] = [documentsOf(), documentsOf()]
  await here.register('feed', manifestOf(first))
  expect(await runs(there)).toEqual([true, false])
  await here.register('feed', manifestOf(next))
  expect([await runs(here), await runs(there)]).toEqual([
    [false, true],
    [false, true],
  ])
})

test('a manifest is read once for all requests of ten seconds', async () => {
  const documents = documentsOf()
  await documents.register('feed', manifestOf(first))
  const read = vi.spyOn(store, 'readDocuments')
  await Promise.all([runs(documents), runs(documents)])
  vi.advanceTimersByTime(9999)
  expect(await runs(documents)).toEqual([true, false])
  expect(read).toHaveBeenCalledTimes(1)
  // Written by another gateway, whose message was lost.
  await store.writeDocuments('feed', JSON.stringify(manifestOf(next)))
  expect(await runs(documents)).toEqual([true, false])
  vi.advanceTimersByTime(1)
  expect(await runs(documents)).toEqual([false, true])
})

test('after a gap in the messages it is read again at once', async () => {
  const documents = documentsOf()
  expect(await runs(documents)).toEqual([false, false])
  await store.writeDocuments('feed', JSON.stringify(manifestOf(first)))
  bus.publish(topics.eventGap, {})
  expect(await runs(documents)).toEqual([true, false])
})

test('a read that fails is an error of its request only', async () => {
  const documents = documentsOf()
  await documents.register('feed', manifestOf(first))
  vi.spyOn(store, 'readDocuments').mockRejectedValueOnce(new Error('away'))
  await expect(runs(documents)).rejects.toThrow('away')
  expect(await runs(documents)).toEqual([true, false])
})

test('S109 a manifest of the settings is read from its file, and from nowhere else', async () => {
  const documents = documentsOf([entryOf('fixed', manifestOf(first))])
  expect([documents.isFixed('fixed'), documents.isFixed('feed')]).toEqual([true, false])
  await store.writeDocuments('fixed', JSON.stringify(manifestOf(next)))
  expect(await runs(documents, 'fixed')).toEqual([true, false])
  expect(await runs(documents)).toEqual([false, false])
})

test('S109 a manifest of the settings with a wrong hash stops the start', () => {
  const entry = entryOf('fixed', { [idOf(first)]: next })
  expect(() => documentsOf([entry])).toThrow('hash')
})
