// Calls the catalog API as the owner. For tests only.
import { beforeEach } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from './test-shop.ts'

export const base = '/stores/v1'
export const unknown = '11111111-1111-4111-8111-111111111111'
export const bowl = { name: 'Salad Bowl', priceData: { price: 40 } }

type Refused = {
  body: {
    details?: {
      applicationError?: { code: string }
      validationError?: { fieldViolations: object[] }
    }
  }
}
export const codeOf = ({ body }: Refused) => body.details?.applicationError?.code
export const violationOf = ({ body }: Refused) => body.details?.validationError?.fieldViolations[0]

/** Creates a new shop for every test of the file and passes it to `begin`. */
export function useOwner(begin: (shop: TestShop) => void) {
  let shop: TestShop | undefined
  beforeEach(async () => {
    shop = await testShop()
    begin(shop)
  })
  const asOwner = (method: string, path: string, body?: unknown) => {
    if (!shop) throw new Error('No test has begun')
    return shop.call(method, path, { headers: elevatedHeaders, body })
  }
  const create = (product: object) => asOwner('POST', `${base}/products`, { product })
  return {
    asOwner,
    create,
    made: async (product: object) => (await create(product)).body.product,
    update: (id: string, product: object) =>
      asOwner('PATCH', `${base}/products/${id}`, { product: { ...product, id } }),
    read: async (id: string) => {
      const path = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`
      return (await asOwner('GET', path)).body.product
    },
  }
}
