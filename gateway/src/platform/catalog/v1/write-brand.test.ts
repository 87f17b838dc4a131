// What is sent of brands.
import { expect, test } from 'vitest'
import { brandCalls } from './brand-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const calls = brandCalls.brandsWrite
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))
const fields = ['ASSIGNED_PRODUCTS_COUNT']
const brand = { id, revision: '3', name: 'Ostra' }

test('one brand is created, changed, named or deleted', () => {
  expect(sent(calls.createBrand.request.parse({ brand: { name: 'Ostra' } }))).toEqual({
    brand: { name: 'Ostra' },
  })
  expect(sent(calls.updateBrand.request.parse({ brand }))).toEqual({ id, brand })
  expect(sent(calls.updateBrand.request.parse({ brand, counted: true }))).toEqual({
    ...{ id, brand, fields },
  })
  expect(sent(calls.getOrCreateBrand.request.parse({ name: 'Ostra' }))).toEqual({
    brandName: 'Ostra',
  })
  expect(sent(calls.getOrCreateBrand.request.parse({ name: 'Ostra', counted: true }))).toEqual({
    ...{ brandName: 'Ostra', fields },
  })
  expect(calls.deleteBrand.request.parse({ id })).toEqual({ brandId: id })
})

test('many brands are created, changed, named or deleted', () => {
  const created = calls.bulkCreateBrands.request.parse({ brands: [{ name: 'A' }, { name: 'B' }] })
  expect(sent(created)).toEqual({ brands: [{ name: 'A' }, { name: 'B' }], returnEntity: true })
  const changed = calls.bulkUpdateBrands.request.parse({ brands: [brand], counted: true })
  expect(sent(changed)).toEqual({
    brands: [{ brand, fieldMask: 'name' }],
    returnEntity: true,
    fields,
  })
  const named = calls.bulkGetOrCreateBrands.request.parse({ names: ['A', 'B'], counted: true })
  expect(sent(named)).toEqual({ brandNames: ['A', 'B'], fields })
  expect(calls.bulkDeleteBrands.request.parse({ ids: [id] })).toEqual({ brandIds: [id] })
})

test('brands are validated in the form in which they are sent', () => {
  const wrong = { ...brand, revision: 'x', name: '' }
  const results = [
    calls.updateBrand.request.safeParse({ brand: wrong }),
    calls.getOrCreateBrand.request.safeParse({ name: '' }),
    calls.bulkUpdateBrands.request.safeParse({ brands: [wrong] }),
    calls.bulkDeleteBrands.request.safeParse({ ids: [] }),
  ]
  expect(results.map(({ error }) => error?.issues.map(({ path }) => path.join('.')))).toEqual([
    ['brand.revision', 'brand.name'],
    ['brandName'],
    ['brands.0.brand.revision', 'brands.0.brand.name'],
    ['brandIds'],
  ])
})
