// Which work a job may begin, and whether it goes on.
import { expect, test } from 'vitest'
import type { Actor } from '../auth/actor.ts'
import { goesOnWith, mayRun } from './may-run.ts'

const contributor: Actor = { kind: 'STAFF', id: 'c', role: 'CONTRIBUTOR' }
const owner: Actor = { kind: 'STAFF', id: 'o', role: 'OWNER' }
const appWith = (...scopes: string[]): Actor => ({ kind: 'APP', id: 'books', scopes })
const show = { action: 'SET_VISIBILITY', visible: true } as const
const remove = { action: 'DELETE_PRODUCTS' } as const

test('only deleting needs a right of its own', () => {
  expect([mayRun(show, contributor), mayRun(remove, contributor), mayRun(remove, owner)]).toEqual([
    true,
    false,
    true,
  ])
})

test.each([
  ['with the scope of its work', appWith('catalog:write'), show, true],
  ['without it', appWith('catalog:read'), show, false],
  ['whose key is revoked', null, show, false],
  ['that deletes without the scope for it', appWith('catalog:write'), remove, false],
  ['that deletes with it', appWith('catalog:write', 'catalog:delete'), remove, true],
] as const)('a job of an app %s: %#', async (_, now, work, isGoing) => {
  const names: string[] = []
  const goesOn = goesOnWith({
    actorOf: async (name) => {
      names.push(name)
      return now
    },
  })
  expect(await goesOn(appWith(), work)).toBe(isGoing)
  expect(names).toEqual(['books'])
})

test('a job of a person outlives their session', async () => {
  const goesOn = goesOnWith({ actorOf: async () => null })
  expect(await goesOn(contributor, remove)).toBe(true)
})
