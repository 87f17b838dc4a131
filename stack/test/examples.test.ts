import { expect, test } from 'vitest'
import { readExamples } from '../src/examples.ts'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin } from './support/admin.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })

test('there is an example of every domain', () => {
  expect(readExamples().length).toBeGreaterThanOrEqual(10)
  const owners = readExamples('admin').map(({ name }) => name)
  expect(owners).toEqual(
    expect.arrayContaining(['products', 'collections', 'brands', 'members', 'log']),
  )
})

test.each(readExamples())('the playground example $name runs', async ({ query }) => {
  const result = await createShopper(stack().shopUrl).execute(query)
  expect(result.errors).toBeUndefined()
  expect(result.status).toBe(200)
})

test.each(readExamples('admin'))('the staff’s example $name runs', async ({ query }) => {
  const owner = await elevatedStaff(stack().shopUrl)
  const result = await executeAdmin(owner, query)
  expect(result.errors).toBeUndefined()
  expect(result.status).toBe(200)
  // What an example changes is really changed.
  expect(JSON.stringify(result.data)).not.toContain('"code":"')
})
