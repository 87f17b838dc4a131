// Prints the messages of problems as a typed module for each program. The type of the enum's codes makes a missing or
// an unknown code fail the type check.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'

const catalog = 'schema/messages/problems.en.json'
const modules = {
  'gateway/src/__generated__/problem-messages.ts': './resolvers.ts',
  'web/src/__generated__/problem-messages.ts': './graphql.ts',
}

export function printProblemMessages(): void {
  const messages: Record<string, string> = JSON.parse(readFileSync(join(root, catalog), 'utf8'))
  const lines = Object.entries(messages).map(
    ([code, text]) => `  ${code}: ${JSON.stringify(text)},`,
  )
  for (const [file, types] of Object.entries(modules)) {
    const text = [
      `// Generated from ${catalog}.`,
      `import type { ProblemCode } from '${types}'`,
      '',
      'export const problemMessages: Record<ProblemCode, string> = {',
      ...lines,
      '}',
      '',
    ].join('\n')
    writeFileSync(join(root, file), text)
  }
}
