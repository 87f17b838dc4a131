// Assembles the gateway: Fastify plugins in the order they run.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import mercurius, { type MercuriusOptions } from 'mercurius'
import type { Config } from './config.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { guardActors } from './graphql/actors-directive.ts'
import { readPerRowFields } from './graphql/calls-per-row.ts'
import { refuseEmptyConditions } from './graphql/filter-values.ts'
import { inheritDescriptions } from './graphql/inherited-descriptions.ts'
import { reportNullReasons } from './graphql/lookup-fields.ts'
import { readPublicFields } from './graphql/public-fields.ts'
import { readSchema } from './graphql/read-schema.ts'
import { resolvers } from './graphql/resolvers.ts'
import { nameUnknownValues } from './graphql/unknown-values.ts'
import { keepDocumentsYoung } from './heap.ts'
import { adminPages } from './http/admin-pages.ts'
import { appDocuments } from './http/app-documents.ts'
import { cartCount } from './http/cart-count.ts'
import { currencyForm } from './http/chosen-currency.ts'
import { machinePages } from './http/crawler-pages.ts'
import { compression } from './http/encoded-body.ts'
import { errors, unroutableHandler } from './http/error-handler.ts'
import { type FormsOptions, forms } from './http/forms.ts'
import { hangUpWhenIdle } from './http/graceful-shutdown.ts'
import { graphqlRoute } from './http/graphql-route.ts'
import { operations } from './http/health.ts'
import { pages } from './http/pages.ts'
import { photoRoute } from './http/photo-route.ts'
import { type Example, playground } from './http/playground.ts'
import { requestIds } from './http/request-id.ts'
import { requestLanguage, routedUrl } from './http/request-language.ts'
import { requestSpans } from './http/request-spans.ts'
import { schemaPages } from './http/schema-pages.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serviceWorker } from './http/service-worker.ts'
import { signInReturn } from './http/sign-in-return.ts'
import { textPages } from './http/text-pages.ts'
import { vitals } from './http/vitals.ts'
import { loadOnce, type WebOptions } from './http/web-bundle.ts'
import { webManifest } from './http/web-manifest.ts'
import { webhooks } from './http/webhooks.ts'
import { loggerOptions } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { withSubscriptions } from './subscriptions/mercurius-subscriptions.ts'
import { openTracing } from './tracing/open-tracing.ts'

export type AppOptions = {
  config: Config
  /** Manifests of documents our own clients may run. */
  documents?: readonly string[]
  /** Manifests of the admin's documents. */
  adminDocuments?: readonly string[]
  /** Folder with the built admin. */
  adminDist?: string
  /** Without it the gateway serves no pages. */
  web?: WebOptions
  /** Loads the forms of a web whose pages are not served. */
  forms?: FormsOptions['load']
  /** Folder the playground was built into. */
  playgroundDist?: string
  examples?: readonly Example[]
  /** Documents the staff's playground begins with. */
  adminExamples?: readonly Example[]
  /** A server in front of the routes, in development. */
  serverFactory?: (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server
}

export type GatewayApp = FastifyInstance & { gateway: Gateway }

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway
  }
}

/** `guardActors` comes last, so that it wraps all other wrappers: its check runs first. */
const schemaTransforms = [
  withSubscriptions,
  readPublicFields,
  readPerRowFields,
  reportNullReasons,
  refuseEmptyConditions,
  nameUnknownValues,
  inheritDescriptions,
  guardActors,
]

const graphqlOptions = (): MercuriusOptions => ({
  schema: readSchema(),
  resolvers: resolvers as never,
  schemaTransforms,
  routes: false,
  graphiql: false,
  // It makes the schema; documents are run by `run-document.ts`.
  cache: false,
})

/** Builds the gateway without listening, so that tests and the process share one assembly. */
export async function buildApp(options: AppOptions): Promise<GatewayApp> {
  const { config } = options
  keepDocumentsYoung()
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    rewriteUrl: routedUrl,
    genReqId: requestIds(config.trustProxy),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: 128 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    frameworkErrors: unroutableHandler(config),
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  })
  const metrics = createMetrics()
  const tracing = await openTracing(config.tracing, app.log)
  const gateway = await createGateway({ ...options, app, metrics, tracing })
  app.decorate('gateway', gateway)
  app.addHook('onClose', () => gateway.close())
  const hangUp = hangUpWhenIdle(app.server)
  app.addHook('preClose', async () => hangUp())

  await app.register(requestSpans, { config, tracing })
  await app.register(requestLanguage)
  await app.register(errors)
  await app.register(securityHeaders, { config })
  await app.register(compress, compression)
  await app.register(mercurius, graphqlOptions())
  await app.register(operations, { gateway, metrics })
  await app.register(graphqlRoute, { gateway })
  if (options.adminDist) await app.register(adminPages, { gateway, dist: options.adminDist })
  const web = options.web && loadOnce(options.web)
  const loadForms = options.forms ?? (web && (async (language) => (await web.load(language)).forms))
  if (loadForms) {
    await app.register(forms, { gateway, load: loadForms })
    await app.register(currencyForm, { gateway })
  }
  await app.register(appDocuments, { gateway })
  await app.register(photoRoute, { gateway })
  await app.register(signInReturn, { gateway })
  await app.register(webhooks, { gateway })
  await app.register(machinePages, { gateway, load: web?.load })
  if (options.playgroundDist) {
    const { playgroundDist: dist, examples = [], adminExamples = [] } = options
    await app.register(playground, { gateway, dist, examples, adminExamples })
    await app.register(schemaPages, { gateway, dist, examples, adminExamples })
  }
  if (web) {
    await app.register(vitals, { gateway, load: web.load })
    await app.register(cartCount, { gateway, load: web.load })
    await app.register(textPages, { gateway, load: web.load })
    await app.register(serviceWorker, { config, clientDir: web.clientDir })
    await app.register(webManifest, { gateway, clientDir: web.clientDir })
    await app.register(pages, { gateway, ...web })
  }
  // Decorated above; Fastify's own type does not follow what was registered.
  return app as unknown as GatewayApp
}
