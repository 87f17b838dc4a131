// Calls the members API as a visitor, as Mara and as the site. For tests only.
import { beforeEach } from 'vitest'
import { accounts } from '../accounts.ts'
import { issue, newMemberToken } from '../sign-in/tokens.ts'
import { defaultClientId } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from './test-shop.ts'

type Fresh = {
  shop: TestShop
  /** A visitor's access token. */
  visitor: string
  /** A member's. */
  mara: string
}

export const idOf = (email: string) => accounts.find((one) => one.email === email)?.memberId ?? ''
export const maraId = idOf('mara@shop.test')
export const jonasId = idOf('jonas@shop.test')

export const path = '/members/v1/members'
export const codeOf = (answer: { body: { details?: { applicationError?: { code: string } } } }) =>
  answer.body.details?.applicationError?.code

/** Creates a new shop and sign-ins for every test of the file and passes them to `begin`. */
export function useMembers(begin: (fresh: Fresh) => void) {
  let fresh: Fresh | undefined
  beforeEach(async () => {
    const shop = await testShop()
    fresh = { shop, visitor: await shop.visitor(), mara: issueFor('mara@shop.test', shop) }
    begin(fresh)
  })
  const now = () => {
    if (!fresh) throw new Error('No test has begun')
    return fresh
  }
  const post = (rest: string, body: unknown, token = now().mara) =>
    now().shop.call('POST', `${path}${rest}`, { token, body })
  return {
    tokenOf: (email: string) => issueFor(email, now().shop),
    get: (rest: string, token = now().mara) => now().shop.call('GET', `${path}${rest}`, { token }),
    post,
    patch: (id: string, member: object, token = now().mara) =>
      now().shop.call('PATCH', `${path}/${id}`, { token, body: { member: { ...member, id } } }),
    asSite: (method: string, rest: string, body?: unknown) =>
      now().shop.call(method, `${path}${rest}`, { headers: elevatedHeaders, body }),
    query: (body: object, token = now().visitor) => post('/query', body, token),
  }
}

function issueFor(email: string, { state }: TestShop): string {
  return state.transaction(() => {
    const member = state.members.get(idOf(email))
    if (!member) throw new Error(`The seed has no ${email}`)
    return issue(state, newMemberToken(member, defaultClientId, state)).access_token
  })
}
