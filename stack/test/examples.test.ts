import { expect, test } from 'vitest'
import { readExamples } from '../src/examples.ts'
import { createShopper } from '../src/shopper.ts'
import { useStack } from './support/start.ts'

const stack = useStack()

test('there is an example of every domain', () => {
  expect(readExamples().length).toBeGreaterThanOrEqual(10)
})

test.each(readExamples())('the playground example $name runs', async ({ query }) => {
  const answer = await createShopper(stack().shopUrl).ask(query)
  expect(answer.errors).toBeUndefined()
  expect(answer.status).toBe(200)
})
