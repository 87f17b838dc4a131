import { expect, test } from 'vitest'
import type { MemberContext } from '../common/caller-context.ts'
import { readOwnRequests } from './own-requests.ts'

const email = 'mara@shop.test'
const contactId = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const member = { id: 'm1', contactId, loginEmail: email, loginEmailVerified: true }

/** A signed-in member whose platform returns these requests for their contact. */
function contextWith(requests: readonly object[]): MemberContext {
  const session = { find: async () => ({ idHash: 'h', tokens: { refresh: { role: 'member' } } }) }
  return {
    session,
    own: { members: { getCurrent: async () => ({ member }) } },
    serviceCalls: { queryBackInStockRequests: async () => ({ requests, next: null }) },
  } as unknown as MemberContext
}

test('S71 leaves out requests that the platform returns for another address or contact', async () => {
  const own = { id: 'own', email: 'Mara@shop.test', contactId: contactId.toUpperCase() }
  const context = contextWith([
    own,
    { ...own, id: 'other address', email: 'jonas@shop.test' },
    { ...own, id: 'other contact', contactId: '00000000-0000-4000-8000-000000000000' },
    { id: 'no owner' },
  ])
  const found = await readOwnRequests({ first: 10, after: null }, context)
  expect(found?.nodes.map(({ id }) => id)).toEqual(['own'])
})
