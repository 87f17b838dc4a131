// One config: the printed schema, the gateway's types of the schema and of its resolvers, the web's documents.
import { readdirSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { buildSchema, isEnumType, isInterfaceType, isObjectType } from 'graphql'
import { languages, textsFile, translatedName } from './languages/src/index.ts'
import { typenameTransform } from './web/build/typename-transform.ts'

const scalars = {
  DateTime: 'string',
  Date: 'string',
  Decimal: 'string',
  URL: 'string',
  HTML: 'string',
  ID: 'string',
  JSON: 'unknown',
}

const schema = buildSchema(
  readdirSync('schema/types')
    .map((file) => readFileSync(`schema/types/${file}`, 'utf8'))
    .join('\n'),
)

/** An enum with `UNKNOWN` resolves from the platform's words for it too. */
const sourcesOfEnums = () =>
  Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type) && type.getValue('UNKNOWN')
        ? [[type.name, `Schema.${type.name} | UnspecifiedValue`]]
        : [],
    ),
  )

/**
 * Returns the source type of each GraphQL type by name: `X` resolves from `XSource`. A type without one of its own takes
 * that of its interface.
 */
function sourcesByName(): Record<string, string> {
  const exported = readFileSync('gateway/src/graphql/sources.ts', 'utf8').matchAll(
    /^export type (\w+)Source\b/gm,
  )
  const sources: Record<string, string> = {}
  for (const [, name = ''] of exported) {
    const type = schema.getType(name)
    if (!isObjectType(type) && !isInterfaceType(type)) {
      throw new Error(`sources.ts exports ${name}Source, but the schema has no object type ${name}`)
    }
    const path = `../graphql/sources.ts#${name}Source`
    if (isObjectType(type)) sources[name] = path
    else for (const { name: one } of schema.getPossibleTypes(type)) sources[one] ??= path
  }
  return sources
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
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    scalars,
  },
}

const shopDocuments = ['web/src/**/*.{ts,tsx}', '!web/src/**/__generated__/**', '!web/src/admin/**']

/** Returns the modules of a program with the messages of problems, one for each language. */
const problemMessages = (program: string, nameOf: (code: string) => string) =>
  Object.fromEntries(
    languages.map(({ code }) => [
      `${program}/src/__generated__/${nameOf(code)}.ts`,
      {
        plugins: ['./stack/tools/problem-messages-plugin.mjs'],
        config: { file: textsFile('problems', code) },
      },
    ]),
  )

const config: CodegenConfig = {
  schema: 'schema/types/*.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  config: { enumsAsTypes: true, useTypeImports: true, strictScalars: true, scalars },
  generates: {
    'schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'gateway/src/__generated__/schema-types.ts': {
      plugins: ['typescript'],
      config: { avoidOptionals: { query: true, mutation: true }, immutableTypes: true },
    },
    // The resolvers' types know the context, and with it most of the gateway. Code below imports schema-types.ts only.
    'gateway/src/__generated__/resolvers.ts': {
      plugins: [
        {
          add: {
            content: [
              "import type * as Schema from './schema-types.ts';",
              "import type { UnspecifiedValue } from '../graphql/unknown-values.ts';",
            ],
          },
        },
        'typescript-resolvers',
      ],
      config: {
        namespacedImportName: 'Schema',
        contextType: '../graphql/context.ts#Context',
        mapperTypeSuffix: 'Source',
        // Mercurius looks for `resolveType`, without the underscores.
        internalResolversPrefix: '',
        mappers: { ...sourcesByName(), ...sourcesOfEnums() },
        // Sources are shared by requests, so their lists are read only.
        immutableTypes: true,
        avoidOptionals: { query: true, mutation: true },
      },
    },
    // A code has one message, in every program.
    // The gateway has the messages of all languages, the web those of the one that it is built in.
    ...problemMessages('gateway', (code) => `problem-messages.${code}`),
    'gateway/src/__generated__/problem-messages.ts': {
      plugins: ['./stack/tools/problem-messages-plugin.mjs'],
      config: { codes: languages.map(({ code }) => code) },
    },
    ...problemMessages('web', (code) => translatedName('problem-messages', code)),
    'web/src/__generated__/public-queries.json': {
      documents: shopDocuments,
      plugins: ['./stack/tools/public-queries-plugin.mjs'],
    },
    'web/src/__generated__/': {
      preset: 'client',
      documents: shopDocuments,
      // graphcache normalizes by type name; no document selects it by hand.
      documentTransforms: [typenameTransform],
      ...client,
    },
    // The admin is another client: `/graphql` does not accept its documents.
    'web/src/admin/__generated__/': {
      preset: 'client',
      documents: ['web/src/admin/**/*.{ts,tsx}', '!web/src/admin/__generated__/**'],
      presetConfig: client.presetConfig,
      // The admin drops data with errors of these fields: `@semanticNonNull` is not null there.
      config: { ...client.config, nullability: { errorHandlingClient: true } },
    },
  },
}

export default config
