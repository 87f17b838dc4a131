// Rules of the catalog index and of search.
import type { RuleMutant } from '../mutant.ts'

const facets = 'gateway/src/search/facets.ts'
const indexWait = 'gateway/src/domains/common/index-wait.ts'

export const searchRules: readonly RuleMutant[] = [
  {
    rule: 'The count of a facet value',
    without: 'a brand is counted under the chosen brands',
    file: facets,
    from: "base: filtered.without('brands'),",
    to: 'base: filtered.found,',
  },
  {
    rule: 'The count of a facet value',
    without: 'the sizes in stock are counted for any choice',
    file: facets,
    from: '      ...(filter.inStock && { countedIn: table.values.choicesInStock }),\n',
    to: '',
  },
  {
    rule: 'No task of the event loop is long',
    without: 'a long task never yields',
    file: 'gateway/src/search/sync/time-slices.ts',
    from: '      await yieldToLoop()\n      until = ',
    to: '      until = ',
  },
  {
    rule: 'No task of the event loop is long',
    without: 'a request waits for the first full read',
    file: indexWait,
    from: 'await atMost(index.restored())',
    to: 'await atMost(index.ready())',
  },
  {
    rule: 'No task of the event loop is long',
    without: 'a request waits for as long as the index needs',
    file: indexWait,
    from: 'return Promise.race([moment, timeout])',
    to: 'return Promise.all([moment, timeout]).then(() => undefined)',
  },
  {
    rule: 'The index contains only public products',
    without: 'a hidden product is indexed',
    file: 'gateway/src/search/sync/read-product.ts',
    from: '  if (!product.visible) return null\n',
    to: '',
  },
  {
    rule: 'A list that cannot be counted reports',
    without: 'a list from the platform misses no facet',
    file: 'gateway/src/domains/product/find-products.ts',
    from: 'missing: wantedIndex ? indexFacets : [] }',
    to: 'missing: [] }',
  },
  {
    rule: 'Odd texts, a thousand values',
    without: 'fewer than a thousand values are allowed',
    file: 'gateway/src/domains/product/product-query.ts',
    from: 'z.array(z.string().max(200)).max(1000)',
    to: 'z.array(z.string().max(200)).max(999)',
  },
  {
    rule: 'Odd texts, a thousand values',
    without: 'an unknown brand does not filter',
    file: 'gateway/src/domains/product/find-products.ts',
    from: '  if (ids?.length === 0) return [unknownId]\n',
    to: '  if (ids?.length === 0) return undefined\n',
  },
  {
    rule: 'A search finds the products',
    without: 'plurals find nothing',
    file: 'gateway/src/search/text/stem.ts',
    from: "return word.endsWith('s') ? word.slice(0, -1) : word",
    to: 'return word',
  },
]
