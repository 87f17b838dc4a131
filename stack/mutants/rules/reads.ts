// Rules of reading: the number of calls, what caches may store, and what an event invalidates.
import type { RuleMutant } from '../mutant.ts'

const invalidated = 'gateway/src/cache/invalidated-tags.ts'
const loaders = 'gateway/src/graphql/loaders.ts'

export const readRules: readonly RuleMutant[] = [
  {
    rule: 'A list costs one call',
    without: 'the costs of a list are read one by one',
    file: loaders,
    from: 'readCosts(ids, site ?? own, Boolean(site))),\n    batch,',
    to: 'readCosts(ids, site ?? own, Boolean(site))),\n    { batch: false },',
  },
  {
    rule: 'A list costs one call',
    without: 'a field with one call per row is allowed for two rows',
    file: 'gateway/src/graphql/calls-per-row.ts',
    from: 'if (idsPerCall === null && rows > maxRows) {',
    to: 'if (idsPerCall === null && rows > maxRows + 1) {',
  },
  {
    rule: 'The number of calls per screen is exact',
    without: 'the cart is read before each add',
    file: 'gateway/src/domains/cart/idempotent-cart-write.ts',
    from: 'const mustLook = this.write.quantitiesPerLine && !this.before && mayHaveCart',
    to: 'const mustLook = this.write.quantitiesPerLine && mayHaveCart',
  },
  {
    rule: 'The number of calls per screen is exact',
    without: 'the collections of a list are read one by one',
    file: 'gateway/src/domains/product/with-lists.ts',
    from: '  if (listed) return ids.flatMap((id) => listed.get(id) ?? [])\n',
    to: `  if (listed) return Promise.all(ids.map(async (id) => {
    const query = { filter: { id: { $in: [id] } }, paging: { limit: 1, offset: 0 } }
    return (await loaders.lists.catalog.queryCollections({ query })).collections[0]
  }))\n`,
  },
  {
    rule: 'The storefront sends by GET',
    without: 'a changed product may be read from a cache',
    file: 'web/src/app/fetch-exchange.ts',
    from: "  context.requestPolicy !== 'network-only' &&\n  !changedProducts.has(variables?.id)\n",
    to: "  context.requestPolicy !== 'network-only' &&\n  !changedProducts.has(variables)\n",
  },
  {
    rule: 'The storefront sends by GET',
    without: 'caches may store a document with one public field',
    file: 'gateway/src/graphql/public-fields.ts',
    from: 'isPublic = selectionSet.selections.every(',
    to: 'isPublic = selectionSet.selections.some(',
  },
  {
    rule: 'Store pages are the same for all visitors',
    without: 'a store page creates a session',
    file: 'gateway/src/http/pages.ts',
    from: '    await gateway.countPage(request)\n',
    to: '    await gateway.countPage(request)\n    await gateway.contextOf(request, reply, { withSession: true }).session.ensure()\n',
  },
  {
    rule: 'An event invalidates exactly the cache entries',
    without: 'lists sorted by price stay when a price changes',
    file: invalidated,
    from: "  priceData: ['price'],\n",
    to: '',
  },
  {
    rule: 'An event invalidates exactly the cache entries',
    without: 'every change of a product invalidates all lists',
    file: invalidated,
    from: "isUnknown || changed.includes('visible') ? [cacheTags.products] : []",
    to: 'isUnknown || changed.length > 0 ? [cacheTags.products] : []',
  },
  {
    rule: 'Data that many listeners receive is read once',
    without: 'each listener has an execution of its own',
    file: 'gateway/src/subscriptions/shared-results.ts',
    from: 'const channel = channels.get(key) ?? open(key, start)',
    to: 'const channel = open(key, start)',
  },
]
