import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { holds, maySendDocuments } from './permissions.ts'

const app = (scopes?: readonly string[]): Actor => ({ kind: 'APP', id: 'a', name: 'a', scopes })

test('an app holds the rights of its scopes; without scopes none', () => {
  expect(holds(app(['catalog:read']), 'CATALOG_READ')).toBe(true)
  expect(holds(app(['catalog:read']), 'CATALOG_WRITE')).toBe(false)
  expect(holds(app(), 'CATALOG_READ')).toBe(false)
})

test.each<[Actor, boolean]>([
  [{ kind: 'STAFF', role: 'CONTRIBUTOR' }, true],
  [app(['documents:send']), true],
  [app(['catalog:read']), false],
  [app(), false],
  // Only apps have scopes.
  [{ kind: 'MEMBER', scopes: ['documents:send'] }, false],
  [{ kind: 'VISITOR' }, false],
])('%j may send documents of its own: %s', (actor, may) =>
  expect(maySendDocuments(actor)).toBe(may),
)
