// P7: the same calls through the platform's official SDK, with a client for each call's token, as most headless shops
// use it. Its hosts are replaced in `fetch`, the only way to let it call another platform.

import { publicToken } from './platform.ts'
import type { Reads } from './reads.ts'
import { sdkMembers } from './sdk-members.ts'
import type {
  WireBrand,
  WireCart,
  WireCollection,
  WireEstimate,
  WireProduct,
  WireVariant,
} from './wire.ts'

const hosts = /^https:\/\/(www|edge)\.wixapis\.com/
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

function redirectHosts(): void {
  const own = globalThis.fetch
  const platformUrl = process.env.PLATFORM_URL ?? ''
  globalThis.fetch = (input, init) =>
    own(typeof input === 'string' ? input.replace(hosts, platformUrl) : input, init)
}

/** The SDK names ids `_id`. */
const wireOf = <Wire>(value: unknown): Wire => {
  const { _id, ...rest } = value as { _id: string }
  return { id: _id, ...rest } as Wire
}

type SdkMedia = { mainMedia?: unknown; items?: unknown[] }

const productOf = (value: unknown): WireProduct => {
  const { media, ...rest } = value as { media: SdkMedia; _id: string }
  const mainMedia = media.mainMedia ? wireOf(media.mainMedia) : undefined
  const items = (media.items ?? []).map((item) => wireOf(item))
  return { ...wireOf<WireProduct>(rest), media: { mainMedia, items } as WireProduct['media'] }
}

const cartOf = (value: unknown): WireCart => {
  const { lineItems, ...rest } = value as { lineItems: unknown[] }
  return { ...wireOf<WireCart>(rest), lineItems: lineItems.map((line) => wireLineOf(line)) }
}

/** A line names its picture by `wix:image` instead of an object; its size is in there. */
function wireLineOf(value: unknown): WireCart['lineItems'][number] {
  const { image, url, ...line } = wireOf<{ image?: string; url?: string; id: string }>(value)
  const parts = /^wix:image:\/\/v1\/([^/]+)\/[^#]*#originWidth=(\d+)&originHeight=(\d+)/.exec(
    image ?? '',
  )
  return {
    ...(line as unknown as WireCart['lineItems'][number]),
    url: { relativePath: url ? new URL(url).pathname : undefined },
    image: parts
      ? { id: parts[1], url: '', width: Number(parts[2]), height: Number(parts[3]) }
      : undefined,
  }
}

export async function sdkReads(): Promise<Reads> {
  redirectHosts()
  const { createClient, OAuthStrategy } = await import('@wix/sdk')
  const { brandsV3, collections, products } = await import('@wix/stores')
  const { currentCart } = await import('@wix/ecom')
  const clientId = process.env.PLATFORM_CLIENT_ID ?? ''
  const modules = { brands: brandsV3, collections, products, currentCart }
  const clientOf = (token: string) => {
    const accessToken = { value: token, expiresAt: Math.floor(Date.now() / 1000) + 3600 }
    const refreshToken = { value: '', role: 'visitor' as never }
    return createClient({
      modules,
      auth: OAuthStrategy({ clientId, tokens: { accessToken, refreshToken } }),
    })
  }
  const visitor = async () => clientOf(await publicToken())
  return {
    async products({ first, page, collections: ids }) {
      const query = (await visitor()).products.queryProducts()
      const filtered = ids ? query.hasSome('collectionIds', ids) : query
      const { items } = await filtered
        .limit(first)
        .skip((page - 1) * first)
        .find()
      return items.map(productOf)
    },
    async product(slug) {
      const { items } = await (await visitor()).products
        .queryProducts()
        .eq('slug', slug)
        .limit(1)
        .find()
      return items[0] ? productOf(items[0]) : null
    },
    async variants(id) {
      const paging = { limit: 100, offset: 0 }
      const { variants } = await (await visitor()).products.queryProductVariants(id, { paging })
      return (variants ?? []).map((one) => wireOf<WireVariant>(one))
    },
    async availability(id) {
      const client = await visitor()
      const { availableForPurchase } = await client.products.getProductOptionsAvailability(id, {})
      return availableForPurchase ?? false
    },
    async brands() {
      const { items } = await (await visitor()).brands.queryBrands().limit(100).find()
      return items.map((item) => wireOf<WireBrand>(item))
    },
    async collections() {
      const { items } = await (await visitor()).collections.queryCollections().limit(100).find()
      return items.map((item) => wireOf<WireCollection>(item))
    },
    async cart(token) {
      return cartOf(await clientOf(token).currentCart.getCurrentCart())
    },
    async estimate(token) {
      return (await clientOf(token).currentCart.estimateCurrentCartTotals(
        {},
      )) as unknown as WireEstimate
    },
    async addToCart(token, lines) {
      const lineItems = lines.map(({ productId, quantity }) => ({
        quantity,
        catalogReference: { appId: storesAppId, catalogItemId: productId },
      }))
      return cartOf((await clientOf(token).currentCart.addToCurrentCart({ lineItems })).cart)
    },
    members: await sdkMembers(),
  }
}
