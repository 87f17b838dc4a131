// Every change made in the admin is a job with values before and after, and can be reverted.
import { expect, test } from 'vitest'
import { hashOfId } from '../../../gateway/src/session/cookie.ts'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import type { Shopper } from '../../src/shopper.ts'
import { editor, elevatedStaff, owner, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, roleOf, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'
import { begin, untilState } from './job-kit.ts'
import { about, jobOf } from './job-record-kit.ts'
import { changeVariants, make, sizes, update } from './product-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
})
const newStaff = () => elevatedStaff(stack().shopUrl)

const preview = `query ($id: ID!) { result: dryRunRevert(id: $id) { total changing changedSince impossible
  counts { risk count } items { nodes { id name risks changes { field now back changedSince } problem { message } } } } }`
type Preview = {
  result: {
    changing: number
    changedSince: number
    impossible: number
    items: { nodes: unknown[] }
  }
}
const revertDocument = `mutation ($input: RevertJobInput!) { result: revertJob(input: $input) {
  job { id } problems { code field message } } }`
let count = 0
const revert = async (shopper: Shopper, id: string | undefined, more: object = {}) => {
  count += 1
  const input = { id, idempotencyKey: `revert-${count}`, ...more }
  type Result = { result: { job: { id: string } | null; problems: { code: string }[] } }
  return (await queryAdmin<Result>(shopper, revertDocument, { input })).result
}

test('a single change is a job with its actor, call, and each value before and after', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Single', basePrice: '20', cost: '4' })
  const discount = { percent: '10' }
  await queryAdmin(shopper, update, {
    input: { id, basePrice: '25.50', visible: false, discount },
  })
  const [changed, creation] = await about(shopper, id)
  expect(changed).toMatchObject({
    action: 'CHANGE',
    call: 'productsWrite.updateProduct',
    actor: { name: owner.email },
    own: true,
    state: 'DONE',
  })
  // What was sent, in the words of the platform.
  expect(changed?.parameters).toEqual({
    product: {
      visible: false,
      discount: { type: 'PERCENT', value: 10 },
      priceData: { price: 25.5 },
    },
  })
  expect(changed?.items.nodes).toMatchObject([
    { id, name: 'Single', thing: 'PRODUCT', state: 'DONE', problem: null },
  ])
  expect(changed?.items.nodes[0]?.changes).toEqual([
    { field: 'basePrice', variant: null, before: '20.00', after: '25.50' },
    { field: 'discount', variant: null, before: 'NONE', after: 'PERCENT 10' },
    { field: 'visible', variant: null, before: 'true', after: 'false' },
  ])
  expect(creation).toMatchObject({ call: 'productsWrite.createProduct' })
  expect(creation?.items.nodes[0]?.changes).toContainEqual({
    field: 'basePrice',
    variant: null,
    before: null,
    after: '20.00',
  })
})

test('a refused change is recorded with its problem', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Refused', basePrice: '20' })
  await queryAdmin(shopper, update, { input: { id, slug: 'desk-clock' } })
  const [refused] = await about(shopper, id)
  expect(refused?.items.nodes).toMatchObject([
    { state: 'FAILED', changes: [], problem: { code: 'NAME_TAKEN' } },
  ])
})

test('a bulk job records each item, variants by their choices, and is reverted as a whole', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, {
    name: 'Sized',
    basePrice: '100',
    managesVariants: true,
    options: [sizes],
  })
  const changes = [{ variants: { choices: [{ option: 'Size', choice: 'L' }] }, basePrice: '130' }]
  await queryAdmin(shopper, changeVariants, { id, changes })
  const other = (await make(shopper, { name: 'Plain', basePrice: '40' })).id
  const adjust = { basePrice: { percentage: { percent: '10' } } }
  const { job: adjusted } = await begin(shopper, {
    work: { adjustProperty: { ids: [id, other], adjust } },
  })
  await untilState(shopper, adjusted?.id, 'DONE')
  const job = await jobOf(shopper, adjusted?.id)
  expect(job?.items.nodes.map(({ changes }) => changes)).toEqual([
    [
      { field: 'basePrice', variant: null, before: '100.00', after: '110.00' },
      { field: 'basePrice', variant: 'Small', before: '100.00', after: '110.00' },
      { field: 'basePrice', variant: 'L', before: '130.00', after: '140.00' },
    ],
    [{ field: 'basePrice', variant: null, before: '40.00', after: '44.00' }],
  ])
  const back = await revert(shopper, adjusted?.id)
  expect(back.problems).toEqual([])
  expect(await untilState(shopper, back.job?.id, 'DONE')).toMatchObject({ succeeded: 2, failed: 0 })
  const undone = await jobOf(shopper, back.job?.id)
  expect(undone).toMatchObject({ action: 'REVERT', revertOf: adjusted?.id })
  expect(undone?.items.nodes[0]?.changes).toEqual([
    { field: 'basePrice', variant: null, before: '110.00', after: '100.00' },
    { field: 'basePrice', variant: 'Small', before: '110.00', after: '100.00' },
    { field: 'basePrice', variant: 'L', before: '140.00', after: '130.00' },
  ])
  expect((await revert(shopper, adjusted?.id)).problems).toMatchObject([
    { code: 'INVALID_ARGUMENT', field: 'id' },
  ])
})

test('a revert reports later changes and skips them without the overwrite option', async () => {
  const shopper = await newStaff()
  const ids = [
    (await make(shopper, { name: 'Left alone', basePrice: '10' })).id,
    (await make(shopper, { name: 'Changed since', basePrice: '10' })).id,
  ]
  const set = { basePrice: '12' }
  const { job } = await begin(shopper, { work: { setProperty: { ids, set } } })
  await untilState(shopper, job?.id, 'DONE')
  await queryAdmin(shopper, update, { input: { id: ids[1], basePrice: '15' } })
  const { result } = await queryAdmin<Preview>(shopper, preview, { id: job?.id })
  expect(result).toMatchObject({ total: 2, changing: 2, changedSince: 1, impossible: 0 })
  expect(result.items.nodes).toMatchObject([
    { changes: [{ field: 'basePrice', now: '12.00', back: '10.00', changedSince: false }] },
    { changes: [{ field: 'basePrice', now: '15.00', back: '10.00', changedSince: true }] },
  ])
  const back = await revert(shopper, job?.id)
  await untilState(shopper, back.job?.id, 'DONE')
  const prices = async () =>
    Promise.all(
      ids.map(async (id) => {
        type Read = { managedProduct: { basePrice: { amount: string } } }
        const read = `{ managedProduct(id: "${id}") { basePrice { amount } } }`
        return Number((await queryAdmin<Read>(shopper, read)).managedProduct.basePrice.amount)
      }),
    )
  expect(await prices()).toEqual([10, 15])
  const forced = await revert(shopper, job?.id, { overwrite: true })
  await untilState(shopper, forced.job?.id, 'DONE')
  expect(await prices()).toEqual([10, 10])
})

test('S91 a dry run counts the risks of restored values, and of the others when overwriting', async () => {
  const shopper = await newStaff()
  const ids = [
    (await make(shopper, { name: 'Little moved', basePrice: '10' })).id,
    (await make(shopper, { name: 'Much moved', basePrice: '1' })).id,
  ]
  const acknowledge = ['LARGE_CHANGE']
  const set = { basePrice: '12' }
  const { job } = await begin(shopper, { work: { setProperty: { ids, set } }, acknowledge })
  await untilState(shopper, job?.id, 'DONE')
  await queryAdmin(shopper, update, { input: { id: ids[1], basePrice: '15' } })
  const document = `query ($id: ID!, $overwrite: Boolean) {
    result: dryRunRevert(id: $id, overwrite: $overwrite) { changing changedSince counts { risk count } } }`
  const counted = (more: object) => queryAdmin(shopper, document, { id: job?.id, ...more })
  const both = { changing: 2, changedSince: 1 }
  expect(await counted({})).toEqual({ result: { ...both, counts: [] } })
  expect(await counted({ overwrite: true })).toEqual({
    result: { ...both, counts: [{ risk: 'LARGE_CHANGE', count: 1 }] },
  })
  const all = await revert(shopper, job?.id, { overwrite: true })
  expect(all.problems).toMatchObject([{ code: 'ACKNOWLEDGMENT_REQUIRED' }])
  const one = await revert(shopper, job?.id)
  expect(await untilState(shopper, one.job?.id, 'DONE')).toMatchObject({ succeeded: 1 })
})

test('S91 a revert with a risk needs an acknowledgment too', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Was free', basePrice: '0' })
  await queryAdmin(shopper, update, { input: { id, basePrice: '9' } })
  const [job] = await about(shopper, id)
  expect((await revert(shopper, job?.id)).problems).toMatchObject([
    { code: 'ACKNOWLEDGMENT_REQUIRED', field: 'acknowledge' },
    { code: 'ACKNOWLEDGMENT_REQUIRED' },
  ])
})

test('changes of collections and members are recorded and shown by their current names', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Collected', basePrice: '5' })
  type Made = { made: { collection: { id: string } } }
  const create =
    'mutation { made: createCollection(input: { name: "Kept" }) { collection { id } } }'
  const collection = (await queryAdmin<Made>(shopper, create)).made.collection.id
  const add = `mutation { addProductsToCollection(input: { id: "${collection}", productIds: ["${id}"] }) { problems { code } } }`
  await queryAdmin(shopper, add)
  const [added] = await about(shopper, id)
  expect(added?.items.nodes[0]?.changes).toEqual([
    { field: 'collections', variant: null, before: '', after: 'Kept' },
  ])
  const back = await revert(shopper, added?.id)
  await untilState(shopper, back.job?.id, 'DONE')
  const read = `{ managedProduct(id: "${id}") { collectionIds } }`
  expect(await queryAdmin(shopper, read)).toEqual({ managedProduct: { collectionIds: [] } })
  type Members = { managedMembers: { nodes: { id: string }[] } }
  const found = '{ managedMembers(first: 1, filter: { statuses: [APPROVED] }) { nodes { id } } }'
  const member = (await queryAdmin<Members>(shopper, found)).managedMembers.nodes[0]?.id ?? ''
  await queryAdmin(
    shopper,
    `mutation { muteMember(input: { id: "${member}" }) { problems { code } } }`,
  )
  const [muted] = await about(shopper, member)
  expect(muted?.items.nodes).toMatchObject([
    {
      thing: 'MEMBER',
      name: expect.any(String),
      changes: [{ field: 'activity', before: 'ACTIVE', after: 'MUTED' }],
    },
  ])
})

test('S89 owners see the jobs of others, contributors their own', async () => {
  const [staff, contributor] = [await newStaff(), await elevatedStaff(stack().shopUrl, editor)]
  const ownId = (await make(staff, { name: 'Of the owner', basePrice: '5' })).id
  const foreignId = (await make(contributor, { name: 'Of the editor', basePrice: '5' })).id
  const [job] = await about(staff, ownId)
  expect(await about(contributor, ownId)).toEqual([])
  expect(await jobOf(contributor, job?.id)).toBeNull()
  expect((await revert(contributor, job?.id)).problems).toMatchObject([{ code: 'NOT_FOUND' }])
  expect(await about(staff, foreignId)).toMatchObject([
    { actor: { name: editor.email }, own: false },
  ])
})

test('S12 a member who is blocked again by a revert is signed out', async () => {
  const shopper = await newStaff()
  const member = await signedIn(stack().shopUrl, jonas)
  const { me } = await member.query<{ me: { id: string } }>('{ me { id } }')
  const change = (action: string) =>
    queryAdmin(
      shopper,
      `mutation ($id: ID!) { result: ${action}(input: { id: $id }) { problems { code } } }`,
      me,
    )
  await change('blockMember')
  const [block] = await about(shopper, me.id)
  expect(block?.call).toBe('membersAdmin.blockMember')
  expect(block?.items.nodes[0]?.changes).toMatchObject([
    { field: 'status', before: 'APPROVED', after: 'BLOCKED' },
  ])
  await change('approveMember')
  const [approval] = await about(shopper, me.id)
  expect(approval?.call).toBe('membersAdmin.approveMember')
  const newSession = await signedIn(stack().shopUrl, jonas)
  expect(await roleOf(newSession)).toBe('MEMBER')
  // The change event would end the session a moment later too: here it is held back.
  const control = controlOf(stack().platformUrl)
  await control.holdEvents()
  const cookie = newSession.cookie.split('=')[1] ?? ''
  const back = await revert(shopper, approval?.id)
  expect(back.problems).toEqual([])
  await untilState(shopper, back.job?.id ?? '', 'DONE')
  expect(await stack().app.gateway.store.read(hashOfId(cookie))).toBeNull()
  await control.holdEvents(false)
  await change('approveMember')
})
