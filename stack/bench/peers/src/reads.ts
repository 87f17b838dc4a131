// The calls that the workloads need, as a hand-written server makes them.
import { call, callAsSite, PlatformError, publicToken, queryOf } from './platform.ts'
import type {
  WireBrand,
  WireCart,
  WireCollection,
  WireEstimate,
  WireMember,
  WireProduct,
  WireVariant,
} from './wire.ts'

export type Line = { productId: string; quantity: number }

export type Reads = {
  products(page: { first: number; page: number; collections?: string[] }): Promise<WireProduct[]>
  product(slug: string): Promise<WireProduct | null>
  variants(productId: string): Promise<WireVariant[]>
  /** Without options the product itself says whether it can be bought. */
  availability(productId: string): Promise<boolean>
  brands(): Promise<WireBrand[]>
  collections(): Promise<WireCollection[]>
  cart(token: string): Promise<WireCart | null>
  estimate(token: string): Promise<WireEstimate | null>
  addToCart(token: string, lines: readonly Line[]): Promise<WireCart>
  /** With all that the platform has on them, the newest first. */
  members(page: { first: number; page: number }): Promise<MemberPage>
}

/** `total`: null when there are too many to count. */
export type MemberPage = { members: WireMember[]; total: number | null }

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const products = '/stores-reader/v1/products'
const cart = '/ecom/v1/carts/current'

const read = async <Result>(path: string) => call<Result>('GET', path, await publicToken())
const post = async <Result>(path: string, content: object) =>
  call<Result>('POST', path, await publicToken(), content)

/** A shopper without a cart is no error. */
const nullWithoutCart = (error: unknown): null => {
  if (error instanceof PlatformError && error.status === 404) return null
  throw error
}

export const restReads: Reads = {
  async products({ first, page, collections }) {
    const filter = collections && { collectionIds: { $hasSome: collections } }
    const query = {
      ...(filter && { filter }),
      paging: { limit: first, offset: (page - 1) * first },
    }
    const path = `${products}/query-platformized?${queryOf({ query })}`
    return (await read<{ products: WireProduct[] }>(path)).products
  },
  async product(slug) {
    const query = { filter: { slug: { $eq: slug } }, paging: { limit: 1, offset: 0 } }
    const path = `${products}/query-platformized?${queryOf({ query })}`
    return (await read<{ products: WireProduct[] }>(path)).products[0] ?? null
  },
  async variants(id) {
    const paging = { limit: 100, offset: 0 }
    const path = `${products}/${id}/variants/query`
    return (await post<{ variants: WireVariant[] }>(path, { paging })).variants
  },
  async availability(id) {
    const path = `${products}/${id}/productOptionsAvailability`
    return (await post<{ availableForPurchase: boolean }>(path, { options: {} }))
      .availableForPurchase
  },
  async brands() {
    const query = { cursorPaging: { limit: 300 } }
    return (await read<{ brands: WireBrand[] }>(`/stores/v3/brands/query?${queryOf({ query })}`))
      .brands
  },
  async collections() {
    const query = { paging: { limit: 100, offset: 0 } }
    const path = `/stores-reader/v2/collections/query?${queryOf({ query })}`
    const all = (await read<{ collections: WireCollection[] }>(path)).collections
    return all.filter(({ visible }) => visible !== false)
  },
  cart: (token) =>
    call<{ cart: WireCart }>('GET', cart, token).then((answer) => answer.cart, nullWithoutCart),
  estimate: (token) =>
    call<WireEstimate>('POST', `${cart}/estimate-totals`, token, {}).catch(nullWithoutCart),
  async addToCart(token, lines) {
    const lineItems = lines.map(({ productId, quantity }) => ({
      quantity,
      catalogReference: { appId: storesAppId, catalogItemId: productId },
    }))
    return (await call<{ cart: WireCart }>('POST', `${cart}/add-to-cart`, token, { lineItems }))
      .cart
  },
  async members({ first, page }) {
    const sorting = [{ fieldName: 'createdDate', order: 'DESC' }]
    const query = { sorting, paging: { limit: first, offset: (page - 1) * first } }
    type Answer = { members: WireMember[]; metadata?: { total?: number; tooManyToCount?: boolean } }
    const content = { query, fieldsets: ['FULL'] }
    const answer = await callAsSite<Answer>('/members/v1/members/query', content)
    const { total, tooManyToCount } = answer.metadata ?? {}
    return { members: answer.members, total: tooManyToCount ? null : (total ?? null) }
  },
}
