// What is measured. The ids of the first ones are those of the plan: W1 home, W2 listing, W3 product, W4 cart, W5 add to
// cart, W6 members, W7 trivial. S1-S4 are pages that the server renders for each request.
import { documents } from './documents.ts'
import { memberPages } from './members.ts'

/** What the workloads request of the catalog. */
export type CatalogFacts = {
  slugs: readonly string[]
  collectionIds: readonly string[]
  /** A product that is never sold out. */
  productId: string
}

type Route = { method: 'GET' | 'POST'; path: string; body?: object }

export type Workload = {
  id: string
  title: string
  /** Least number of platform calls. */
  calls: number
  /** Number of different requests. */
  variants: number
  /** Each request has a shopper's session with a cart. */
  hasSession: boolean
  /** Staff request it: the gateway knows them by their elevation, at its endpoint of the admin. */
  isAdmin?: boolean
  /** Answers differ by session, so that they are not compared byte by byte under load. */
  isLive: boolean
  document?: string
  /** `unique` is another text for each request. */
  variables(index: number, unique: string, facts: CatalogFacts): object
  /** The route of the hand-written server, or a page of the shop. */
  route(index: number, unique: string, facts: CatalogFacts): Route
}

const get = (path: string): Route => ({ method: 'GET', path })
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
const lineOf = ({ productId }: CatalogFacts) => ({ productId, quantity: 1 })

/** Returns two different collections by the number of their pair. */
function pairOf({ collectionIds }: CatalogFacts, index: number): [string, string] {
  const step = 1 + (Math.floor(index / collectionIds.length) % (collectionIds.length - 1))
  return [at(collectionIds, index), at(collectionIds, index + step)]
}

const listing: Workload = {
  ...{ id: 'W2', title: 'listing of 50', calls: 3, variants: 100 },
  ...{ hasSession: false, isLive: false, document: documents.listing },
  variables: (index) => ({ page: index + 1 }),
  route: (index) => get(`/listing?page=${index + 1}`),
}

const home: Workload = {
  ...{ id: 'W1', title: 'home', calls: 4, variants: 50 },
  ...{ hasSession: true, isLive: false, document: documents.home },
  variables(index, _, facts) {
    const [first, second] = pairOf(facts, index)
    return { first: [first], second: [second] }
  },
  route(index, _, facts) {
    const [first, second] = pairOf(facts, index)
    return get(`/home?first=${first}&second=${second}`)
  },
}

const product: Workload = {
  ...{ id: 'W3', title: 'product', calls: 5, variants: 100 },
  ...{ hasSession: true, isLive: false, document: documents.product },
  variables: (index, _, { slugs }) => ({ slug: at(slugs, index) }),
  route: (index, _, { slugs }) => get(`/product/${at(slugs, index)}`),
}

const cart: Workload = {
  ...{ id: 'W4', title: 'cart with estimate', calls: 2, variants: 1 },
  ...{ hasSession: true, isLive: true, document: documents.cart },
  variables: () => ({}),
  route: () => get('/cart'),
}

/** A write with an idempotency key, as the shop's own client sends it. */
export const addToCart: Workload = {
  ...{ id: 'W5', title: 'add to cart', calls: 1, variants: 1 },
  ...{ hasSession: true, isLive: true, document: documents.addToCart },
  variables: (_, unique, facts) => ({ input: { lines: [lineOf(facts)], idempotencyKey: unique } }),
  route: (_, unique, facts) => ({
    method: 'POST',
    path: '/cart',
    body: { lines: [lineOf(facts)], idempotencyKey: unique },
  }),
}

const members: Workload = {
  ...{ id: 'W6', title: 'list of 50 members', calls: 1, variants: memberPages },
  ...{ hasSession: false, isAdmin: true, isLive: false, document: documents.members },
  variables: (index) => ({ page: index + 1 }),
  route: (index) => get(`/members?page=${index + 1}`),
}

const trivial: Workload = {
  ...{ id: 'W7', title: 'trivial', calls: 0, variants: 1 },
  ...{ hasSession: false, isLive: false, document: documents.trivial },
  variables: () => ({}),
  route: () => get('/trivial'),
}

/** A page with an address of its own for each request, which no page cache has. */
export const page = (
  id: string,
  title: string,
  pathOf: (index: number, facts: CatalogFacts) => string,
  hasSession = false,
): Workload => ({
  ...{ id, title: `page: ${title}`, calls: 0, variants: 100, hasSession, isLive: true },
  variables: () => ({}),
  route(index, unique, facts) {
    const path = pathOf(index, facts)
    return get(`${path}${path.includes('?') ? '&' : '?'}ref=${unique}`)
  },
})

export const productPage = page('S2', 'product', (index, { slugs }) => `/p/${at(slugs, index)}`)

const words = ['kettle', 'lamp', 'mug', 'linen', 'oak', 'bowl', 'towel', 'garden', 'paper', 'soap']

export const searchPage = page('S4', 'search', (index) => `/search?q=${at(words, index)}`)

/** In the order of their importance. */
export const workloads: readonly Workload[] = [
  ...[listing, addToCart, cart, product, home, members, trivial],
  page('S1', 'listing', (index) => `/c/all-products?page=${index + 1}`),
  productPage,
  page('S3', 'cart', () => '/cart', true),
  searchPage,
]
