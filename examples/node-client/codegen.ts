// Reads the schema with the key, and writes types and the manifest of all documents to gql/.
const { VITRINE_URL = 'http://localhost:3000', VITRINE_KEY } = process.env

// The tool reads the default export.
export default {
  schema: [{ [`${VITRINE_URL}/graphql`]: { headers: { authorization: `Bearer ${VITRINE_KEY}` } } }],
  documents: ['index.ts'],
  generates: {
    'gql/': {
      preset: 'client',
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
          HTML: 'string',
          JSON: 'unknown',
          URL: 'string',
        },
      },
      presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
    },
  },
}
