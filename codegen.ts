// One config, three outputs: the printed schema, the gateway's resolver types, the web's documents.
import { readdirSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { typenameTransform } from './web/build/typename-transform.ts'

const scalars = {
  DateTime: 'string',
  Decimal: 'string',
  URL: 'string',
  HTML: 'string',
  ID: 'string',
  JSON: 'unknown',
}

/** Every event has a type of its own, and all are made from the same thing. */
const eventTypes = readdirSync('schema/types')
  .map((file) => readFileSync(`schema/types/${file}`, 'utf8'))
  .flatMap((text) => [...text.matchAll(/^type (\w+) implements ChangeEvent /gm)])
  .map(([, name = '']) => name)

const client = {
  presetConfig: {
    fragmentMasking: { unmaskFunctionName: 'unmask' },
    persistedDocuments: {
      mode: 'embedHashInDocument' as const,
      hashAlgorithm: 'sha256' as const,
      hashPropertyName: 'documentId',
    },
  },
  config: { enumsAsTypes: true, useTypeImports: true, strictScalars: true, scalars },
}

const problemMessages = { plugins: ['./stack/tools/problem-messages-plugin.mjs'] }

const config: CodegenConfig = {
  schema: 'schema/types/*.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  config: { enumsAsTypes: true, useTypeImports: true, strictScalars: true, scalars },
  generates: {
    'schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'gateway/src/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graphql/context.ts#Context',
        mapperTypeSuffix: 'Source',
        // Mercurius looks for `resolveType`, without the underscores.
        internalResolversPrefix: '',
        mappers: Object.fromEntries([
          ...eventTypes.map((name) => [name, '../graphql/sources.ts#ChangeEventSource']),
          ...[
            'Address',
            'AuditRecord',
            'AdditionalFee',
            'AppliedDiscount',
            'BackInStockRequest',
            'BackInStockRequestConnection',
            'Brand',
            'BrandConnection',
            'Job',
            'JobFailure',
            'JobItem',
            'BuyerInfo',
            'CalculatedLine',
            'Cart',
            'CartEstimate',
            'CartChange',
            'CartLine',
            'Checkout',
            'CheckoutSettings',
            'Collection',
            'CollectionConnection',
            'Contact',
            'CostAndProfit',
            'CustomLineItem',
            'Facet',
            'Image',
            'InfoSection',
            'Logistics',
            'MediaItem',
            'Member',
            'MemberAddress',
            'MemberChange',
            'MemberConnection',
            'MemberContact',
            'MemberPicture',
            'Membership',
            'MembershipOptions',
            'Money',
            'NumberRange',
            'Order',
            'OrderActivity',
            'OrderAmount',
            'OrderConnection',
            'OrderDiscount',
            'OrderLine',
            'PricePerUnit',
            'PriceSummary',
            'Product',
            'ProductAvailability',
            'ProductChange',
            'ProductConnection',
            'ProductOption',
            'ProductPrice',
            'ProductVariant',
            'ProductVariantConnection',
            'RedirectSession',
            'SelectedShipping',
            'SelectedVariant',
            'ShippingInfo',
            'ShippingOption',
            'Stock',
            'StoreVariant',
            'StoreVariantConnection',
            'Staff',
            'TaxDetails',
            'TaxSummary',
            'Video',
            'Viewer',
          ].map((name) => [name, `../graphql/sources.ts#${name}Source`]),
        ]),
        avoidOptionals: { query: true, mutation: true },
      },
    },
    // A code has one message, in every program.
    'gateway/src/__generated__/problem-messages.ts': problemMessages,
    'web/src/__generated__/problem-messages.ts': problemMessages,
    'web/src/__generated__/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/__generated__/**', '!web/src/admin/**'],
      // graphcache normalizes by type name; no document selects it by hand.
      documentTransforms: [typenameTransform],
      ...client,
    },
    // The admin is another client: `/graphql` does not accept its documents.
    'web/src/admin/__generated__/': {
      preset: 'client',
      documents: ['web/src/admin/**/*.{ts,tsx}', '!web/src/admin/__generated__/**'],
      ...client,
    },
  },
}

export default config
