// Codegen plugin: prints the messages of problems in one language as a module, one for each code of the schema. A code
// without a message, or a message without a code, fails the generation. With `codes` it prints the module of a program
// that serves all languages, which chooses among them.
import { readFileSync } from 'node:fs'

/** @param {readonly string[]} codes */
const served = (codes) =>
  [
    '// Generated from languages/*/problems.json.',
    "import { localized } from '@vitrine/languages/current'",
    ...codes.map(
      (code) => `import { problemMessages as ${code} } from './problem-messages.${code}.ts'`,
    ),
    '',
    '/** Messages of problems by code, in the language of the request. */',
    `export const problemMessages = localized({ ${codes.join(', ')} })`,
    '',
  ].join('\n')

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ file: string } | { codes: readonly string[] }>} */
export const plugin = (schema, _documents, config) => {
  if ('codes' in config) return served(config.codes)
  const { file } = config
  const messages = JSON.parse(readFileSync(file, 'utf8'))
  const codes = schema
    .getType('ProblemCode')
    .getValues()
    .map(({ name }) => name)
  const difference = [
    ...codes.filter((code) => !(code in messages)),
    ...Object.keys(messages).filter((code) => !codes.includes(code)),
  ]
  if (difference.length > 0) throw new Error(`${file}: ${difference.join(', ')} differ`)
  const lines = codes.map((code) => `  ${code}: ${JSON.stringify(messages[code])},`)
  return [
    `// Generated from ${file}.`,
    'export const problemMessages = {',
    ...lines,
    '} as const',
    '',
  ].join('\n')
}
