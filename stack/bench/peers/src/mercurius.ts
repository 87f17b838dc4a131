// P1: Mercurius with JIT and DataLoader; P2: with its own loaders and no JIT, as its documentation begins; P7: P1 with
// the platform's SDK in its resolvers.
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { type Context, createContext } from './context.ts'
import type { Product } from './mapping.ts'
import { joinedResolvers, resolvers } from './resolvers.ts'
import { schema } from './schema.ts'

const app = Fastify()
const hasLoaders = process.env.PEER_LOADERS === 'own'

type Queries = readonly { obj: Product }[]

const loaders = {
  Product: {
    async brand(queries: Queries, { reads }: Context) {
      const found = new Map((await reads.brands()).map((one) => [one.name, one]))
      return queries.map(({ obj }) => found.get(obj.brandName ?? '') ?? null)
    },
    async collections(queries: Queries, { reads }: Context) {
      const found = new Map((await reads.collections()).map((one) => [one.id, one]))
      return queries.map(({ obj }) => obj.collectionIds.flatMap((id) => found.get(id) ?? []))
    },
  },
}

app.register(mercurius as never, {
  schema,
  resolvers: hasLoaders ? resolvers : joinedResolvers,
  ...(hasLoaders && { loaders }),
  jit: process.env.PEER_JIT === 'on' ? 1 : 0,
  graphiql: false,
  context: (
    request: { headers: { cookie?: string } },
    reply: { header(name: string, value: string): void },
  ) => createContext(request.headers.cookie, (cookie) => reply.header('set-cookie', cookie)),
})
app.get('/livez', async () => ({ alive: true }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
