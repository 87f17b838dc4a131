import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const list = Array.from({ length: 230 }, (_, at) => at)
const page = (number: number) => ({
  nodes: list.slice((number - 1) * 100, number * 100),
  totalCount: list.length,
})

it('reads every page, and says how far it is', async () => {
  const told: string[] = []
  const found = await readPages(
    async (number) => page(number),
    (done, total) => told.push(`${done} of ${total}`),
  )
  expect(found).toEqual(list)
  expect(told).toEqual(['100 of 230', '200 of 230', '230 of 230'])
})

it('gives nothing at all when an answer stays away', async () => {
  const found = await readPages(
    async (number) => (number === 2 ? null : page(number)),
    () => undefined,
  )
  expect(found).toBeNull()
})
