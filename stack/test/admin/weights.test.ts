// Weights are a number and its unit, the shop's, which nothing converts.
import { describe, expect, test } from 'vitest'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { begin, untilState } from './job-kit.ts'
import { make } from './product-kit.ts'

const stack = useStack({ STORE_WEIGHT_UNIT: 'LB', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)
const pounds = (value: string) => ({ value, unit: 'LB' })
const kilograms = (value: string) => ({ value, unit: 'KG' })

const read = `query ($id: ID!) { managedProduct(id: $id) { weight { value unit } weightRange { min { value unit } } } }`
type Refused = { result: { problems: { code: string; field: string; message: string }[] } }

describe('a shop that weighs in pounds', () => {
  test('says so, and shows each weight with its unit', async () => {
    const shopper = await newStaff()
    const { store } = await shopper.query<{ store: object }>('{ store { weightUnit } }')
    expect(store).toEqual({ weightUnit: 'LB' })
    const { id } = await make(shopper, { name: 'Anvil', basePrice: '9', weight: pounds('2.50') })
    expect(await queryAdmin(shopper, read, { id })).toMatchObject({
      managedProduct: { weight: pounds('2.5') },
    })
  })

  test('refuses kilograms at the unit, before any call', async () => {
    const shopper = await newStaff()
    const { id } = await make(shopper, { name: 'Bell', basePrice: '9' })
    const control = controlOf(stack().platformUrl)
    await control.clearCalls()
    const refusalsOf = async (field: string, type: string, input: object) => {
      const document = `mutation ($input: ${type}!) { result: ${field}(input: $input) { problems { code field message } } }`
      const { result } = await queryAdmin<Refused>(shopper, document, { input })
      return result.problems
    }
    const weight = kilograms('1')
    const message = 'This shop weighs in pounds (LB).'
    const code = 'INVALID_ARGUMENT'
    expect(await refusalsOf('updateProduct', 'UpdateProductInput', { id, weight })).toEqual([
      { code, field: 'weight.unit', message },
    ])
    const changes = [{ variants: { ids: [id] }, weight }]
    expect(
      await refusalsOf('updateProductVariants', 'UpdateProductVariantsInput', {
        id,
        changes,
      }),
    ).toEqual([{ code, field: 'changes[0].weight.unit', message }])
    expect(
      await refusalsOf('bulkSetProductProperty', 'BulkSetProductPropertyInput', {
        ids: [id],
        set: { weight },
      }),
    ).toEqual([{ code, field: 'set.weight.unit', message }])
    const edits = {
      editProducts: { edits: [{ update: { id, weight } }, { create: newBell(weight) }] },
    }
    expect((await begin(shopper, { work: edits })).problems).toMatchObject([
      { code, field: 'work.editProducts.edits[0].update.weight.unit' },
      { code, field: 'work.editProducts.edits[1].create.weight.unit' },
    ])
    const preview = `query ($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {
      dryRunPrices(input: { work: { adjustProperty: { ids: $ids, adjust: $adjust } } }) { total } }`
    const adjust = { weight: { amount: weight } }
    const { errors } = await executeAdmin(shopper, preview, { ids: [id], adjust })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'work.adjustProperty.adjust.weight.amount.unit',
    })
    expect(await control.calls()).toEqual([])
  })

  test('sets and adjusts weights by jobs, as the dry run says', async () => {
    const shopper = await newStaff()
    const { id } = await make(shopper, { name: 'Chime', basePrice: '9', weight: pounds('1') })
    const weightNow = async () =>
      (await queryAdmin<{ managedProduct: { weight: object } }>(shopper, read, { id }))
        .managedProduct.weight
    const steps = [
      [{ editProducts: { edits: [{ update: { id, weight: pounds('2') } }] } }, '2'],
      [{ setProperty: { ids: [id], set: { weight: pounds('3') } } }, '3'],
      [{ adjustProperty: { ids: [id], adjust: { weight: { amount: pounds('0.5') } } } }, '3.5'],
      [
        { adjustProperty: { ids: [id], adjust: { weight: { percentage: { percent: '100' } } } } },
        '7',
      ],
    ] as const
    for (const [work, value] of steps) {
      if (!('editProducts' in work)) {
        const dryRun = `query ($work: PriceWorkInput!) { dryRunPrices(input: { work: $work }, first: 1) {
          items { nodes { weightBefore { value unit } weightAfter { value unit } } } } }`
        expect(await queryAdmin(shopper, dryRun, { work })).toEqual({
          dryRunPrices: {
            items: { nodes: [{ weightBefore: await weightNow(), weightAfter: pounds(value) }] },
          },
        })
      }
      const { job } = await begin(shopper, { work })
      await untilState(shopper, job?.id, 'DONE')
      expect(await weightNow()).toEqual(pounds(value))
    }
  })
})

const newBell = (weight: object) => ({ name: 'Another bell', basePrice: '9', weight })
