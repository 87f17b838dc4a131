// What depends on the language of a request: public catalog reads, the search index and the merchant's texts. Reads and
// index of the first language are created at the start, others with their first request. docs/decisions/048-languages.md
import { join } from 'node:path'
import { type LanguageCode, languages, primaryLanguage } from '@vitrine/languages'
import type { FastifyBaseLogger } from 'fastify'
import { type Catalog, type CatalogContext, createCatalog } from './cache/cached-catalog.ts'
import type { Config } from './config.ts'
import { type ContentContext, type ContentLibrary, readContent } from './content/content-library.ts'
import { brandsOfProducts } from './domains/brand/brands-of-products.ts'
import type { Metrics } from './metrics.ts'
import type { Transport } from './platform/transport.ts'
import type { SearchContext } from './search/catalog-index.ts'
import { createCatalogIndex } from './search/create-index.ts'
import { createProductTwins, type ProductTwins } from './search/sync/shared-parts.ts'
import type { TokenService } from './session/token-service.ts'
import type { Bus } from './subscriptions/bus.ts'
import { apartTransport } from './tracing/background-spans.ts'
import type { Tracing } from './tracing/tracing.ts'

type Parts = {
  config: Config
  transport: Transport
  tokens: TokenService
  bus: Bus
  log: FastifyBaseLogger
  metrics: Metrics
  tracing: Tracing
}

export type LanguageServices = Pick<CatalogContext, 'catalog'> & SearchContext & ContentContext

export type Languages = {
  /** Returns the services of a language. */
  inLanguage(language: LanguageCode): LanguageServices
  /** Returns the merchant's texts in a language. */
  contentIn(language: LanguageCode): ContentLibrary
  /** Invalidates the cached reads of all languages. */
  everyCatalog: Pick<Catalog, 'invalidate' | 'clear'>
  close(): Promise<void>
}

export function createLanguages(parts: Parts): Languages {
  const created = new Map<LanguageCode, LanguageServices>()
  const contentIn = readContents(parts.config)
  const twins = createProductTwins()
  function inLanguage(language: LanguageCode): LanguageServices {
    const services =
      created.get(language) ?? createInLanguage(language, contentIn(language), { ...parts, twins })
    created.set(language, services)
    return services
  }
  inLanguage(primaryLanguage)
  const every = () => [...created.values()]
  return {
    inLanguage,
    contentIn,
    everyCatalog: {
      async invalidate(tags) {
        await Promise.all(every().map(({ catalog }) => catalog.invalidate(tags)))
      },
      async clear() {
        await Promise.all(every().map(({ catalog }) => catalog.clear()))
      },
    },
    async close() {
      await Promise.all(every().map(({ catalogIndex }) => catalogIndex.close()))
    },
  }
}

/** Reads the texts of all languages at once: pages of one language name those of the others. */
function readContents({ store, mediaOrigin }: Config): Languages['contentIn'] {
  const contents = Object.fromEntries(
    languages.map(({ code }) => [code, readContent({ ...store, mediaOrigin, language: code })]),
  ) as Record<LanguageCode, ContentLibrary>
  return (language) => contents[language]
}

function createInLanguage(
  language: LanguageCode,
  content: ContentLibrary,
  parts: Parts & { twins: ProductTwins },
): LanguageServices {
  const { config, transport, tokens, bus, log, metrics, tracing, twins } = parts
  const { url, clientId } = config.platform
  const isPrimary = language === primaryLanguage
  const catalogIndex = createCatalogIndex({
    transport: apartTransport(transport, tracing),
    token: tokens.publicToken,
    language,
    twins,
    bus,
    dataDir:
      isPrimary || config.dataDir === 'memory' ? config.dataDir : join(config.dataDir, language),
    ...config.catalogIndex,
    identity: `${url} ${clientId}`,
    log,
  })
  return {
    catalog: createCatalog({
      transport,
      token: tokens.publicToken,
      language,
      ...config.cache,
      onError: (err) => log.debug({ err }, 'shared read failed'),
      onRead: metrics.onRead,
      brandsOfProducts: () => brandsOfProducts(catalogIndex),
    }),
    catalogIndex,
    content,
  }
}
