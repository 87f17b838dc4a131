import { expect, test } from 'vitest'
import { createProductIndex } from './product-index.ts'

/** A platform of so many products, in pages of 100, that counts what it is asked. */
function shopOf(count: number) {
  const told = { asked: 0, now: 0 }
  const queryProducts = async (request: {
    query?: { paging?: { offset?: number | null } | null } | null
  }) => {
    told.asked += 1
    const offset = request.query?.paging?.offset ?? 0
    const length = Math.min(100, count - offset)
    const products = Array.from({ length }, (_, index) => ({ id: `p${offset + index}` }))
    return { products, metadata: { total: count } }
  }
  // The index asks for no more of a product than its id and a few texts.
  const catalogue = { queryProducts } as unknown as Parameters<
    typeof createProductIndex
  >[0]['catalogue']
  const index = createProductIndex({ catalogue, keepMs: 1000, now: () => told.now })
  return { index, told }
}

test('of a small shop nobody is shown an old list', async () => {
  const { index, told } = shopOf(250)
  expect(await index.all()).toHaveLength(250)
  await index.all()
  expect(told.asked).toBe(3)
  index.forget()
  await index.all()
  expect(told.asked).toBe(6)
})

test('what was read while something changed is not kept', async () => {
  const { index, told } = shopOf(50)
  const running = index.all()
  index.forget()
  await running
  await index.all()
  expect(told.asked).toBe(2)
})

test('of a large shop the old list serves, and is read anew now and then', async () => {
  const { index, told } = shopOf(1100)
  await index.all()
  expect(told.asked).toBe(11)
  for (let change = 0; change < 20; change += 1) {
    index.forget()
    expect(await index.all()).toHaveLength(1100)
  }
  expect(told.asked).toBe(11)
  told.now = 300
  await index.all()
  await expect.poll(() => told.asked).toBe(22)
})
