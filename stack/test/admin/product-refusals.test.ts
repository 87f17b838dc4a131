// Refused changes of a product, and concurrent ones.
import { expect, test } from 'vitest'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { callsOf, changeVariants, create, make, type Result, update } from './product-kit.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)

test('invalid input is refused at the field, without a call', async () => {
  const shopper = await newStaff()
  const refusalsOf = async (input: object) =>
    (await queryAdmin<Result>(shopper, create, { input })).result.problems.map(
      ({ code, field }) => `${code} ${field}`,
    )
  const calls = await callsOf(control(), async () => {
    expect(await refusalsOf({ name: 'x'.repeat(81), basePrice: '1' })).toEqual([
      'INVALID_LENGTH name',
    ])
    expect(await refusalsOf({ name: '', basePrice: '-1' })).toEqual([
      'INVALID_LENGTH name',
      'OUT_OF_RANGE basePrice',
    ])
    expect(
      await refusalsOf({
        name: 'x'.repeat(81),
        basePrice: '1.999',
        cost: '1.001',
        weight: { value: '0.125', unit: 'LB' },
      }),
    ).toEqual([
      'INVALID_ARGUMENT weight.unit',
      'INVALID_FORMAT basePrice',
      'INVALID_FORMAT cost',
      'INVALID_FORMAT weight.value',
      'INVALID_LENGTH name',
    ])
    expect(await refusalsOf({ name: 'a', basePrice: '1000000000' })).toEqual([
      'OUT_OF_RANGE basePrice',
    ])
    const option = (name: string, ...values: string[]) => ({
      name,
      choices: values.map((value) => ({ value })),
    })
    expect(
      await refusalsOf({
        name: 'a',
        basePrice: '1',
        options: [option('Size', 'S', 's'), option('SIZE', 'M')],
      }),
    ).toEqual(['NAME_TAKEN options[1].name', 'NAME_TAKEN options[0].choices[1].value'])
    const many = Array.from({ length: 40 }, (_, at) => `v${at}`)
    expect(
      await refusalsOf({
        name: 'a',
        basePrice: '1',
        options: [option('A', ...many), option('B', ...many)],
      }),
    ).toEqual(['INVALID_SIZE options'])
    expect(await refusalsOf({ name: 'a', basePrice: '1', discount: { percent: '101' } })).toEqual([
      'OUT_OF_RANGE discount.percent',
    ])
    expect(await refusalsOf({ name: 'a', basePrice: '1', discount: { amount: '0.001' } })).toEqual([
      'INVALID_FORMAT discount.amount',
    ])
    expect(await refusalsOf({ name: 'a', basePrice: '1', discount: { none: false } })).toEqual([
      'INVALID_ARGUMENT discount.none',
    ])
    expect(
      await refusalsOf({
        name: 'a',
        basePrice: '1',
        seo: { tags: [{ type: 'title', custom: true }] },
      }),
    ).toEqual(['INVALID_ARGUMENT seo.tags[0].type'])
    const id = '00000000-0000-4000-8000-000000000000'
    const changes = [{ variants: { ids: [id] }, cost: '0.001' }]
    const precise = await queryAdmin<Result>(shopper, changeVariants, { id, changes })
    expect(precise.result.problems).toMatchObject([
      { code: 'INVALID_FORMAT', field: 'changes[0].cost' },
    ])
    for (const variants of [{}, { ids: [id], choices: [] }, null]) {
      const both = await executeAdmin(shopper, changeVariants, { id, changes: [{ variants }] })
      expect(both.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    }
  })
  expect(calls).toEqual([])
})

test('a taken slug is reported at the slug', async () => {
  const shopper = await newStaff()
  await make(shopper, { name: 'First of two', basePrice: '1', slug: 'of-two' })
  const { result } = await queryAdmin<Result>(shopper, create, {
    input: { name: 'Second of two', basePrice: '1', slug: 'of-two' },
  })
  expect(result).toMatchObject({
    product: null,
    problems: [{ code: 'SLUG_TAKEN', field: 'slug' }],
  })
})

test('of two concurrent writes of a product the last wins, field by field', async () => {
  const [one, other] = [await newStaff(), await elevatedStaff(stack().shopUrl, editor)]
  const { id } = await make(one, { name: 'Fought over', basePrice: '10', ribbon: 'Old' })
  const [mine, theirs] = await Promise.all([
    queryAdmin<Result>(one, update, { input: { id, basePrice: '11', ribbon: 'Mine' } }),
    queryAdmin<Result>(other, update, { input: { id, basePrice: '12' } }),
  ])
  expect([mine.result.problems, theirs.result.problems]).toEqual([[], []])
  const { result } = await queryAdmin<Result>(other, update, { input: { id, basePrice: '13' } })
  expect(result.product).toMatchObject({ ribbon: 'Mine', basePrice: { amount: '13.00' } })
})

test('a lost response is reported as an unknown outcome, and each call has its audit entry', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Logged', basePrice: '4' })
  await control().fault({
    match: { method: 'PATCH', path: `/stores/v1/products/${id}` },
    kind: 'reset',
    times: 1,
    when: 'after',
  })
  const { result } = await queryAdmin<Result>(shopper, update, { input: { id, basePrice: '5' } })
  await control().heal()
  expect(result).toMatchObject({ product: null, problems: [{ code: 'OUTCOME_UNKNOWN' }] })
  const price = `{ managedProduct(id: "${id}") { basePrice { amount } } }`
  expect(await queryAdmin(shopper, price)).toEqual({
    managedProduct: { basePrice: { amount: '5.00' } },
  })
  const log = `{ auditLog(filter: { entityId: "${id}" }) { nodes { operation result actor { name } } } }`
  // A change is recorded with the values before and after it, which takes a read each. Decision 22.
  expect(await queryAdmin(shopper, log)).toEqual({
    auditLog: {
      nodes: [
        ['productsRead.getProduct', 'SUCCESS'],
        ['productsRead.getProduct', 'SUCCESS'],
        ['productsWrite.updateProduct', 'FAILED'],
        ['productsRead.getProduct', 'SUCCESS'],
        ['productsRead.getProduct', 'SUCCESS'],
        ['productsWrite.createProduct', 'SUCCESS'],
      ].map(([operation, result]) => ({ operation, result, actor: { name: 'owner@shop.test' } })),
    },
  })
})
