// Implements the older string dialect of catalog v1: filter and sort are JSON inside a string.
// docs/contract/catalog.md §4.2.
import type { AllCalls, Handlers, WireStringQuery } from '@vitrine/platform'
import { stringCollectionFields, stringProductFields } from '../catalog/string-fields.ts'
import { visibleProducts, wireCollectionOf } from '../catalog/wire-collection.ts'
import { wireProductOf } from '../catalog/wire-product.ts'
import type { CallContext } from '../context.ts'
import { forbidden, invalid, notFound } from '../refuse.ts'
import { compileFilter } from '../rules/filter.ts'
import type { QueryFields } from '../rules/query-fields.ts'
import { checkSort, type SortKey, sorted } from '../rules/sort.ts'
import { mayReadCosts, viewOf } from './products-read.ts'

export const catalogStringQueries: Handlers<AllCalls['catalogStringQueries'], CallContext> = {
  queryProductsByString: (request, context) => {
    const { state, caller } = context
    if (request.includeHiddenProducts && !caller.elevated) {
      throw forbidden('Hidden products need product-management rights')
    }
    const all = request.includeHiddenProducts ? state.products.all() : visibleProducts(state)
    const page = runStringQuery(all, request.query, stringProductFields(all))
    const view = {
      ...viewOf(context),
      variants: request.includeVariants === true,
      merchant: mayReadCosts(request.includeMerchantSpecificData, context),
    }
    return { ...page.counts, products: page.items.map((product) => wireProductOf(product, view)) }
  },

  getCollectionV1: ({ id, includeNumberOfProducts }, { state, site }) => {
    const collection = state.collections.get(id.toLowerCase())
    if (!collection) throw notFound('Collection')
    const wire = wireCollectionOf(collection, state, site)
    return {
      collection: {
        ...wire,
        numberOfProducts: includeNumberOfProducts ? wire.numberOfProducts : 0,
      },
    }
  },

  queryCollectionsByString: (request, { state, site }) => {
    const page = runStringQuery(state.collections.all(), request.query, stringCollectionFields)
    return {
      ...page.counts,
      // Without the flags the count reads 0 and the text is missing. docs/contract/catalog.md §4.2.
      collections: page.items.map((collection) => {
        const wire = wireCollectionOf(collection, state, site)
        return {
          ...wire,
          numberOfProducts: request.includeNumberOfProducts ? wire.numberOfProducts : 0,
          description: request.includeDescription ? wire.description : null,
        }
      }),
    }
  },
}

function runStringQuery<Item>(
  items: readonly Item[],
  query: WireStringQuery | null | undefined,
  fields: QueryFields<Item>,
) {
  const filter = query?.filter ? jsonOf(query.filter, 'query.filter') : {}
  const sort = query?.sort ? sortOf(jsonOf(query.sort, 'query.sort')) : []
  checkSort(sort, fields)
  const found = sorted(items.filter(compileFilter(filter, fields)), sort, fields)
  const offset = query?.paging?.offset ?? 0
  const limit = query?.paging?.limit ?? 100
  const counts = { metadata: { items: limit, offset }, totalResults: found.length }
  return { items: found.slice(offset, offset + limit), counts }
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(path, 'must be JSON in a string', { rule: 'FORMAT' })
  }
}

/** `[{"price":"desc"}]` */
function sortOf(value: unknown): SortKey[] {
  const refuse = () => invalid('query.sort', 'must be a list of {field: "asc" | "desc"}')
  if (!Array.isArray(value)) throw refuse()
  return value.map((entry: unknown) => {
    const pair = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
    const [name, order] = pair[0] ?? []
    if (pair.length !== 1 || !name || (order !== 'asc' && order !== 'desc')) throw refuse()
    return { fieldName: name, descending: order === 'desc' }
  })
}
