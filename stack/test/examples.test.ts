import { expect, test } from 'vitest'
import { readExamples } from '../src/examples.ts'
import { createShopper } from '../src/shopper.ts'
import { atTheDesk, tryDesk } from './support/admin.ts'
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
  const answer = await createShopper(stack().shopUrl).ask(query)
  expect(answer.errors).toBeUndefined()
  expect(answer.status).toBe(200)
})

test.each(readExamples('admin'))('the staff’s example $name runs', async ({ query }) => {
  const owner = await atTheDesk(stack().shopUrl)
  const answer = await tryDesk(owner, query)
  expect(answer.errors).toBeUndefined()
  expect(answer.status).toBe(200)
  // What an example changes is really changed.
  expect(JSON.stringify(answer.data)).not.toContain('"code":"')
})
