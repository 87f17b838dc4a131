import { expect, test } from 'vitest'
import { readExamples } from '../src/examples.ts'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin } from './support/admin.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })

test('every domain has an example', () => {
  expect(readExamples().length).toBeGreaterThanOrEqual(10)
  const adminExamples = readExamples('admin').map(({ name }) => name)
  expect(adminExamples).toEqual(
    expect.arrayContaining(['products', 'collections', 'brands', 'members', 'log']),
  )
})

test.each(readExamples())('the playground example $name runs', async ({ query }) => {
  const result = await createShopper(stack().shopUrl).execute(query)
  expect(result.errors).toBeUndefined()
  expect(result.status).toBe(200)
})

test.each(readExamples('admin'))('the admin example $name runs', async ({ query }) => {
  const staff = await elevatedStaff(stack().shopUrl)
  const result = await executeAdmin(staff, query)
  expect(result.errors).toBeUndefined()
  expect(result.status).toBe(200)
  // A mutation of an example must succeed.
  expect(JSON.stringify(result.data)).not.toContain('"code":"')
})
