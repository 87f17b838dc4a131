// P3: GraphQL Yoga with DataLoader; P3b: with the JIT plugin of Envelop.
import { createServer } from 'node:http'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { createSchema, createYoga } from 'graphql-yoga'
import { createContext } from './context.ts'
import { joinedResolvers } from './resolvers.ts'
import { schema } from './schema.ts'

type Node = {
  req: { headers: { cookie?: string } }
  res: { setHeader(name: string, value: string): void }
}

const yoga = createYoga<Node>({
  schema: createSchema({ typeDefs: schema, resolvers: joinedResolvers as never }),
  context: ({ req, res }) =>
    createContext(req.headers.cookie, (cookie) => res.setHeader('set-cookie', cookie)),
  plugins: process.env.PEER_JIT === 'on' ? [useGraphQlJit()] : [],
  graphiql: false,
  landingPage: false,
  logging: false,
  healthCheckEndpoint: '/livez',
})

createServer(yoga as never).listen(Number(process.env.PORT), '127.0.0.1')
