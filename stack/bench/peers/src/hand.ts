// P0: one hand-written route for each workload, as a good engineer would write it: the practical limit.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { cartOf, estimateOf, memberOf, type Product, productOf, variantOf } from './mapping.ts'
import { storeName } from './platform.ts'
import { type Line, restReads as reads } from './reads.ts'
import { logged, sessions } from './sessions.ts'
import type { WireBrand, WireCollection } from './wire.ts'

const app = Fastify({ bodyLimit: 65_536 })

type Names = { brands: Map<string, WireBrand>; collections: Map<string, WireCollection> }

async function readNames(): Promise<Names> {
  const [brands, collections] = await Promise.all([reads.brands(), reads.collections()])
  return {
    brands: new Map(brands.map((one) => [one.name, one])),
    collections: new Map(collections.map((one) => [one.id, one])),
  }
}

const brandOf = ({ brandName }: Product, { brands }: Names) => {
  const found = brandName === null ? undefined : brands.get(brandName)
  return found ? { id: found.id, name: found.name } : null
}

const collectionsOf = ({ collectionIds }: Product, { collections }: Names) =>
  collectionIds.flatMap((id) => {
    const found = collections.get(id)
    return found ? [{ id: found.id, slug: found.slug, name: found.name }] : []
  })

const cartOfRequest = async ({ headers }: FastifyRequest) => {
  const session = sessions.find(headers.cookie)
  const wire = session && (await reads.cart(session.token))
  return wire && cartOf(wire)
}

app.get('/livez', async () => ({ alive: true }))
app.get('/trivial', async () => ({ data: { __typename: 'Query' } }))

app.get('/listing', async (request) => {
  const { page } = request.query as { page: string }
  const [wires, names] = await Promise.all([
    reads.products({ first: 50, page: Number(page) }),
    readNames(),
  ])
  const nodes = wires.map((wire) => {
    const product = productOf(wire)
    const { id, slug, name, price } = product
    const [brand, collections] = [brandOf(product, names), collectionsOf(product, names)]
    return { id, slug, name, brand, collections, price }
  })
  return { data: { products: { nodes } } }
})

app.get('/home', async (request) => {
  const { first, second } = request.query as { first: string; second: string }
  const rail = (id: string) => reads.products({ first: 12, page: 1, collections: [id] })
  const [one, other, brands, cart] = await Promise.all([
    rail(first),
    rail(second),
    reads.brands(),
    cartOfRequest(request),
  ])
  const names = {
    brands: new Map(brands.map((brand) => [brand.name, brand])),
    collections: new Map(),
  }
  const tiles = (wires: typeof one) => ({
    nodes: wires.map((wire) => {
      const product = productOf(wire)
      const { id, slug, name, price, mainMedia } = product
      return { id, slug, name, price, mainMedia, brand: brandOf(product, names) }
    }),
  })
  const badge = cart && { itemCount: cart.itemCount }
  return {
    data: { store: { name: storeName }, cart: badge, first: tiles(one), second: tiles(other) },
  }
})

app.get('/product/:slug', async (request) => {
  const { slug } = request.params as { slug: string }
  const [wire, names, cart] = await Promise.all([
    reads.product(slug),
    readNames(),
    cartOfRequest(request),
  ])
  if (!wire) return { data: { product: null, cart } }
  const product = productOf(wire)
  const [variants, availableForPurchase] = await Promise.all([
    reads.variants(product.id),
    product.options.length > 0 ? reads.availability(product.id) : product.stock.inStock,
  ])
  const { id, name, sku, price, compareAtPrice, stock, media, options } = product
  return {
    data: {
      product: {
        ...{ id, slug, name, sku, price, compareAtPrice, stock, media, options },
        variants: { nodes: variants.map(variantOf) },
        availability: { availableForPurchase },
        brand: brandOf(product, names),
        collections: collectionsOf(product, names),
      },
      cart: cart && { itemCount: cart.itemCount },
    },
  }
})

app.get('/cart', async ({ headers }) => {
  const session = sessions.find(headers.cookie)
  if (!session) return { data: { cart: null, cartEstimate: null } }
  const [cart, estimate] = await Promise.all([
    reads.cart(session.token),
    reads.estimate(session.token),
  ])
  return {
    data: { cart: cart && cartOf(cart), cartEstimate: estimate && estimateOf(estimate) },
  }
})

app.get('/members', async (request) => {
  const { page } = request.query as { page: string }
  const { members, total } = await reads.members({ first: 50, page: Number(page) })
  return { data: { managedMembers: { nodes: members.map(memberOf), totalCount: total } } }
})

/** Returns the session of a request; a new one gets its cookie with the answer. */
async function sessionOf(request: FastifyRequest, reply: FastifyReply) {
  const known = sessions.find(request.headers.cookie)
  if (known) return known
  const { session, cookie } = await sessions.begin()
  reply.header('set-cookie', cookie)
  return session
}

app.post('/cart', async (request, reply) => {
  const body = request.body as { lines: Line[]; idempotencyKey?: string }
  const session = await sessionOf(request, reply)
  const cart = await logged(session, body, () => reads.addToCart(session.token, body.lines))
  return { data: { addToCart: { cart: cartOf(cart), problems: [] } } }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
