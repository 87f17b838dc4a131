// One config, three outputs: the printed schema, the gateway's resolver types, the web's documents.
import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  DateTime: 'string',
  Decimal: 'string',
  URL: 'string',
  HTML: 'string',
  ID: 'string',
  JSON: 'unknown',
}

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
        mappers: Object.fromEntries(
          [
            'Address',
            'AuditRecord',
            'AdditionalFee',
            'AppliedDiscount',
            'Brand',
            'BrandConnection',
            'BulkRun',
            'BulkRunFailure',
            'BuyerInfo',
            'CalculatedLine',
            'Cart',
            'CartEstimate',
            'CartLine',
            'Checkout',
            'CheckoutSettings',
            'Collection',
            'CollectionConnection',
            'Contact',
            'CostAndProfit',
            'CustomLineItem',
            'Image',
            'InfoSection',
            'Logistics',
            'MediaItem',
            'Member',
            'MemberAddress',
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
        ),
        avoidOptionals: { query: true, mutation: true },
      },
    },
    'web/src/__generated__/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/__generated__/**', '!web/src/admin/**'],
      ...client,
    },
    // The owner's side is another client, whose documents the shop's door does not know.
    'web/src/admin/__generated__/': {
      preset: 'client',
      documents: ['web/src/admin/**/*.{ts,tsx}', '!web/src/admin/__generated__/**'],
      ...client,
    },
  },
}

export default config
