import { beforeEach, describe, expect, it } from 'vitest'
import { defaultApiKey } from '../site.ts'
import { base } from '../testing/sign-in-kit.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let authorization: string
beforeEach(async () => {
  shop = await testShop()
  authorization = `${await shop.visitor()},${defaultApiKey}`
  guestOrder()
})

const email = 'guest@shop.test'
const contactId = '11111111-0000-4000-8000-000000000000'

/** The guest has ordered before, under an address in Oslo. */
function guestOrder(): void {
  shop.state.transaction(() => {
    const [order] = shop.state.orders.all()
    if (!order) throw new Error('The seed has no order')
    const buyerInfo = { email: 'Guest@shop.test', visitorId: 'v', contactId }
    const billingInfo = {
      address: { country: 'NO', city: 'Oslo', addressLine: 'Quay 1' },
      contactDetails: { firstName: 'Gro', lastName: 'Ness', phone: '+47 99' },
    }
    shop.state.orders.put({ ...order, id: 'x', order: { ...order.order, buyerInfo, billingInfo } })
  })
}

async function signOn(more: object = {}) {
  const body = { loginId: { email }, ...more }
  const answer = await shop.call('POST', `${base}/sign-on`, { headers: { authorization }, body })
  const member = shop.state.members.get(answer.body.identity.id)
  if (!member) throw new Error('Nobody was signed on')
  return member
}

describe('signing on who ordered as a guest', () => {
  it.each([[{}], [{ mergeExistingContact: true }]])('%j: he inherits the contact', async (more) => {
    const member = await signOn(more)
    expect(member.contactId).toBe(contactId)
    expect(member.contact).toMatchObject({
      firstName: 'Gro',
      lastName: 'Ness',
      phones: [{ phone: '+47 99', tag: 'UNTAGGED' }],
      emails: [{ email, tag: 'MAIN' }],
      addresses: [{ country: 'NO', city: 'Oslo', addressLine: 'Quay 1', tag: 'UNTAGGED' }],
    })
  })

  it('without merging: a contact of his own', async () => {
    const member = await signOn({ mergeExistingContact: false })
    expect(member.contactId).toBe(member.id)
    expect(member.contact).toMatchObject({ phones: [], addresses: [] })
    expect(member.contact.firstName).toBeUndefined()
  })

  it('what the profile says wins', async () => {
    const member = await signOn({ profile: { firstName: 'Grete' } })
    expect(member.contact).toMatchObject({ firstName: 'Grete', lastName: 'Ness' })
  })

  it('a member’s own orders do not become another contact', async () => {
    shop.state.transaction(() => shop.state.orders.delete('x'))
    shop.state.transaction(() => {
      const [order] = shop.state.orders.all()
      const buyerInfo = { email, memberId: 'somebody', contactId }
      if (order) {
        shop.state.orders.put({ ...order, id: 'y', order: { ...order.order, buyerInfo } })
      }
    })
    expect((await signOn()).contactId).not.toBe(contactId)
  })
})
