import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const list = Array.from({ length: 230 }, (_, at) => at)
const page = (number: number) => ({
  nodes: list.slice((number - 1) * 100, number * 100),
  totalCount: list.length,
})

it('reads every page and reports progress', async () => {
  const progress: string[] = []
  const found = await readPages(
    async (number) => page(number),
    (done, total) => progress.push(`${done} of ${total}`),
  )
  expect(found).toEqual(list)
  expect(progress).toEqual(['100 of 230', '200 of 230', '230 of 230'])
})

it('returns null when a request fails', async () => {
  const found = await readPages(
    async (number) => (number === 2 ? null : page(number)),
    () => undefined,
  )
  expect(found).toBeNull()
})
