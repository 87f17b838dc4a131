// P4: Apollo Server with its integration for Fastify, and DataLoader.
import { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify from 'fastify'
import { type Context, createContext } from './context.ts'
import { joinedResolvers } from './resolvers.ts'
import { schema } from './schema.ts'

const server = new ApolloServer<Context>({
  typeDefs: schema,
  resolvers: joinedResolvers as never,
  introspection: false,
  includeStacktraceInErrorResponses: false,
})
await server.start()
const app = Fastify()
app.route({
  url: '/graphql',
  method: ['GET', 'POST'],
  handler: fastifyApolloHandler(server, {
    context: async ({ headers }, reply) =>
      createContext(headers.cookie, (cookie) => reply.header('set-cookie', cookie)),
  }),
})
app.get('/livez', async () => ({ alive: true }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
