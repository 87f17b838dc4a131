import { expect, test } from 'vitest'
import { storageOf } from './storage.ts'

/** A storage of the browser: its keys are its own properties. */
function browserStorage(): Storage {
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      values[key] = value
    },
    removeItem(key: string) {
      delete values[key]
    },
  }
  const values: Record<string, string> = Object.create(methods)
  return values as unknown as Storage
}

const state = (headers: string) => JSON.stringify({ tabs: [{ query: '{ a }', headers }] })

test('S51 no header of a tab or of the history is stored', () => {
  const all = browserStorage()
  const storage = storageOf('/graphql', all)
  for (const name of ['graphiql:tabState', 'graphiql:queries', 'graphiql:favorites']) {
    storage.setItem(name, state('{"authorization":"Bearer secret"}'))
    expect(JSON.parse(storage.getItem(name) ?? '').tabs[0].query).toBe('{ a }')
  }
  expect(Object.keys(all)).toHaveLength(3)
  expect(JSON.stringify(all)).not.toContain('secret')
})

test('each endpoint has a part of its own', () => {
  const all = browserStorage()
  const [shop, admin] = [storageOf('/graphql', all), storageOf('/admin/graphql', all)]
  shop.setItem('graphiql:theme', 'dark')
  shop.setItem('graphiql:query', '{ a }')
  admin.setItem('graphiql:theme', 'light')
  expect([shop.getItem('graphiql:theme'), admin.getItem('graphiql:theme')]).toEqual([
    'dark',
    'light',
  ])
  expect([shop.length, admin.length]).toEqual([2, 1])
  shop.removeItem('graphiql:query')
  expect(shop.length).toBe(1)
  shop.clear()
  expect([shop.length, admin.length]).toEqual([0, 1])
})
