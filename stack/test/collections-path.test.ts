// A site that has no collections v2, as the platform documents: docs/contract/real-site.md §7, row Q.
import { expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0' }, 'built')

type Listed = { collections: { nodes: { name: string; slug: string; productCount: number }[] } }
type Managed = { managedCollections: { nodes: { id: string; name: string }[]; totalCount: number } }
const list =
  'query ($search: String) { managedCollections(first: 5, filter: { search: $search }, sort: { field: NAME, order: DESC }) { nodes { id name } totalCount } }'

test('row Q: pages and admin show the same collections, after a single call to the path of v2', async () => {
  const shopper = createShopper(stack().shopUrl)
  const control = controlOf(stack().platformUrl)
  const staff = await elevatedStaff(stack().shopUrl)
  const listed = () =>
    shopper.query<Listed>('{ collections(first: 50) { nodes { name slug productCount } } }')
  const managed = (search: string | null) => queryAdmin<Managed>(staff, list, { search })
  const everything = async () => [await listed(), await managed(null), await managed('Light')]

  const byV2 = await everything()
  await control.clearCalls()
  await control.site({ collectionsV2: false })
  expect(await everything()).toEqual(byV2)
  const page = await shopper.send('/c/lighting')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Lighting')])
  expect((await shopper.send('/c/no-such-collection')).status).toBe(404)
  const [, found] = await everything()
  const { id, name } = (found as Managed).managedCollections.nodes[0] ?? { id: '', name: '' }
  const one = 'query ($id: ID!) { managedCollection(id: $id) { name } }'
  expect(await queryAdmin(staff, one, { id })).toEqual({ managedCollection: { name } })

  const paths = (await control.calls()).map(({ path }) => path)
  const ofVersion = (version: string) =>
    paths.filter((path) => path.startsWith(`/stores-reader/${version}/collections`))
  expect(ofVersion('v2')).toEqual(['/stores-reader/v2/collections/query'])
  expect(ofVersion('v1').length).toBeGreaterThan(6)
})
