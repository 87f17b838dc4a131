// The previews of a revert as a list.
import { expect, test } from 'vitest'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import { begin, untilState } from './job-kit.ts'

const stack = useStack()

test('previews of a revert are read page by page, in both directions', async () => {
  const shopper = await elevatedStaff(stack().shopUrl)
  const edits = ['One', 'Two', 'Three'].map((name) => ({ create: { name, basePrice: '4' } }))
  const { job } = await begin(shopper, { work: { editProducts: { edits } } })
  await untilState(shopper, job?.id, 'DONE')
  const document = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    result: dryRunRevert(id: $id, first: $first, after: $after, last: $last, before: $before) {
      items { nodes { name } totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`
  type PageInfo = Record<'startCursor' | 'endCursor', string>
  type Read = { result: { items: { nodes: { name: string }[]; pageInfo: PageInfo } } }
  const page = async (args: object) =>
    (await queryAdmin<Read>(shopper, document, { id: job?.id, ...args })).result.items
  const first = await page({ first: 2 })
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
  const rest = await page({ first: 2, after: first.pageInfo.endCursor })
  expect(rest).toMatchObject({ nodes: [{ name: 'Three' }], pageInfo: { hasNextPage: false } })
  const back = await page({ last: 2, before: rest.pageInfo.startCursor })
  expect(back.nodes).toEqual([{ name: 'One' }, { name: 'Two' }])
  const { status, errors } = await executeAdmin(shopper, document, { id: job?.id, first: 0 })
  expect([status, errors?.[0]?.extensions]).toMatchObject([200, { field: 'first' }])
})
