// Codegen plugin: prints the messages of problems in one language as a module, one for each code of the schema. A code
// without a message, or a message without a code, fails the generation.
import { readFileSync } from 'node:fs'

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ file: string }>} */
export const plugin = (schema, _documents, { file }) => {
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
