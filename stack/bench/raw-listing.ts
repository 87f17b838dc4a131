// The practical limit: a single hand-written route that joins the listing itself.
import Fastify from 'fastify'

const platform = process.env.PLATFORM_URL ?? ''
const clientId = process.env.PLATFORM_CLIENT_ID ?? ''

const fetchJson = async <Result>(path: string, token: string) =>
  (await (await fetch(platform + path, { headers: { authorization: token } })).json()) as Result
const query = (value: unknown) => `.r=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

const { access_token: token } = (await (
  await fetch(`${platform}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  })
).json()) as { access_token: string }

type Product = {
  id: string
  slug: string
  name: string
  brand?: string
  collectionIds: string[]
  priceData: { formatted: { discountedPrice: string } }
}
type Named = { id: string; name: string; slug: string }

const app = Fastify()
app.get('/listing', async () => {
  const { products } = await fetchJson<{ products: Product[] }>(
    `/stores-reader/v1/products/query-platformized?${query({ query: { paging: { limit: 50, offset: 0 } } })}`,
    token,
  )
  const [{ brands }, { collections }] = await Promise.all([
    fetchJson<{ brands: Named[] }>(
      `/stores/v3/brands/query?${query({ query: { cursorPaging: { limit: 300 } } })}`,
      token,
    ),
    fetchJson<{ collections: Named[] }>(
      `/stores-reader/v2/collections/query?${query({ query: { paging: { limit: 100, offset: 0 } } })}`,
      token,
    ),
  ])
  const brandOf = new Map(brands.map((brand) => [brand.name, brand]))
  const collectionOf = new Map(collections.map((one) => [one.id, one]))
  return {
    data: {
      products: {
        nodes: products.map((product) => ({
          id: product.id,
          slug: product.slug,
          name: product.name,
          brand: product.brand ? { id: brandOf.get(product.brand)?.id, name: product.brand } : null,
          collections: product.collectionIds.flatMap((id) => {
            const found = collectionOf.get(id)
            return found ? [{ slug: found.slug, name: found.name }] : []
          }),
          price: { formatted: product.priceData.formatted.discountedPrice },
        })),
      },
    },
  }
})
app.get('/livez', async () => ({ alive: true }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
