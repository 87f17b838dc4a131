// Shared setup of tests that write the catalog with the official SDK.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  failureOf,
  mugOf,
  type Platform,
  type Shopper,
  shopper,
  siteClient,
  startPlatform,
} from './official-client.ts'

export type Site = ReturnType<typeof siteClient>

type Product = NonNullable<Awaited<ReturnType<Site['products']['getProduct']>>['product']>
type Catalog = {
  /** Reads a product as the owner, with its cost. */
  read(id: string): Promise<Product>
  idOf(slug: string): Promise<string>
  /** Returns a member's client. */
  signedIn(): Promise<Shopper>
}

type Fresh = { platform: Platform; visitor: Shopper; site: Site; mug: string }

export const unknown = '11111111-1111-4111-8111-111111111111'
export const bowl = {
  name: 'Salad Bowl',
  priceData: { price: 40 },
  costAndProfitData: { itemCost: 12.5 },
}

/** Starts one platform per file; every test gets it reset, with the id of a product of many variants. */
export function useCatalog(begin: (fresh: Fresh) => void): Catalog {
  let platform: Platform
  let products: Site['products']
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())
  beforeEach(async () => {
    await platform.reset()
    const visitor = shopper(platform.clientId)
    const site = siteClient(platform)
    products = site.products
    begin({ platform, visitor, site, mug: await mugOf(visitor) })
  })
  return {
    read: async (id: string) => {
      const { product } = await products.getProduct(id, { includeMerchantSpecificData: true })
      if (!product) throw new Error('The product is gone')
      return product
    },
    idOf: async (slug: string) =>
      (await products.queryProducts().eq('slug', slug).find()).items[0]?._id ?? '',
    signedIn: () => memberOf(platform),
  }
}

async function memberOf(platform: Platform): Promise<Shopper> {
  const client = shopper(platform.clientId)
  await client.collections.queryCollections().find()
  const { members } = siteClient(platform)
  const { items } = await members.queryMembers().eq('loginEmail', 'jonas@shop.test').find()
  const { auth } = client
  const tokens = auth.getMemberTokensForExternalLogin(items[0]?._id ?? '', platform.apiKey)
  auth.setTokens(await tokens)
  return client
}

export const statusOf = async (attempt: Promise<unknown>) => (await failureOf(attempt)).status

export const codeOf = async (attempt: Promise<unknown>) => {
  const { status, details } = await failureOf(attempt)
  return [status, details?.applicationError?.code]
}

/** Returns status, field and rule of the first broken rule. */
export const brokenOf = async (attempt: Promise<unknown>) => {
  const { status, details } = await failureOf(attempt)
  const [broken] = details?.validationError?.fieldViolations ?? []
  return [status, broken?.field, broken?.violatedRule]
}
